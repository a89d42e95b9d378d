import type { components } from "../api/schema";

export type LessonScene = components["schemas"]["LessonScene"];
export type LessonStep = components["schemas"]["LessonStep"];
