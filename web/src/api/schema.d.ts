// Made from the server's schema by `npm run types`. Do not edit.
export interface paths {
    "/api/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Info */
        get: operations["info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Whether this process can serve: the storage answers.
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions/shipped.toml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shipped Edition
         * @description The file of the shipped edition, for an edition of one's own to begin with.
         */
        get: operations["shipped_edition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions/{digest}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Edition */
        get: operations["edition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions/{digest}/provenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Provenance
         * @description Where each datum comes from, by its key in the edition's file.
         */
        get: operations["provenance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Edition
         * @description Look at an edition file, without keeping it: a new table can bring it along.
         */
        post: operations["check_edition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My Tables */
        get: operations["my_tables"];
        put?: never;
        /**
         * Create Table
         * @description The maker takes the first seat of a person, and all that are played at the same screen.
         */
        post: operations["create_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lesson */
        get: operations["lesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson/{scene}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin Scene
         * @description A table for a scene of the lesson.
         */
        post: operations["begin_scene"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public Tables
         * @description Tables that are for everybody, the one that changed last first.
         */
        get: operations["public_tables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Table */
        get: operations["table"];
        put?: never;
        post?: never;
        /** Delete Table */
        delete: operations["delete_table"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take Seat */
        post: operations["take_seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{seat}/colour": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Colour
         * @description Another colour for one's own seat, until the first decision of a person: one that no other person has.
         */
        post: operations["change_colour"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{seat}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave Seat
         * @description Leave a game that goes on for good: a computer player plays the seat.
         */
        post: operations["leave_seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{seat}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come Back
         * @description Take back a seat that a computer player has played for the asker, if the table allows it.
         */
        post: operations["come_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{seat}/computer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Level
         * @description A computer player plays on in a seat where another one plays, or nobody: until somebody sits down or comes back.
         */
        post: operations["change_level"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{seat}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Seat
         * @description Let anybody sit down in a computer player's seat; it plays on until somebody does.
         */
        post: operations["open_seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{seat}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close Seat
         * @description Let nobody sit down any more in a free seat that a computer player plays: it is the player's own.
         */
        post: operations["close_seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rematch */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{seat}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report Name
         * @description Whoever finds somebody's name offensive says so; of several who do, the name is taken away.
         */
        post: operations["report_name"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Link
         * @description A token that carries a seat, or all that one is here, to another device: once, and not for long.
         */
        post: operations["create_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/links/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use Link */
        post: operations["use_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget Me
         * @description Delete all that is kept of whoever asks. Their seats are free for others.
         */
        delete: operations["forget_me"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Push
         * @description What a browser needs to subscribe to notices.
         */
        get: operations["push"];
        put?: never;
        /**
         * Subscribe
         * @description Tell this browser when it is the asker's turn and they are not at the table.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unsubscribe */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Record */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Table Replay
         * @description What a seat saw after an event: any seat's when the game is over, until then one's own; without one, the public's.
         */
        get: operations["table_replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * File Replay
         * @description The same of a record that somebody has kept. Nothing of it stays here.
         */
        post: operations["file_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/play-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play Table On
         * @description From a moment of a game that is over. Until then nobody tries out what is about to be decided.
         */
        post: operations["play_table_on"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/play-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play File On */
        post: operations["play_file_on"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep Record
         * @description Keep a finished game that was played elsewhere, so that it can be looked at by its address.
         */
        post: operations["keep_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move */
        post: operations["move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo/further": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo Further
         * @description Take the last decision of one's own back, however much has happened since: if all people at the table agree.
         */
        post: operations["undo_further"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer Wish
         * @description Agree to what somebody wants to take back, or refuse.
         */
        post: operations["answer_wish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hint */
        post: operations["hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share Deal
         * @description Make the shuffle of a finished game a deal, for others to play, or find it again.
         */
        post: operations["share_deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deal
         * @description What is dealt, and who did best with it. `today` is the deal of the day.
         */
        get: operations["deal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{code}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play Deal
         * @description A table for this deal, or the asker's own that is not finished.
         */
        post: operations["play_deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{code}/results/{result}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report Result
         * @description Somebody's name in a ranking is offensive: as of a name at a table.
         */
        post: operations["report_result"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Accepted */
        Accepted: {
            /** @enum {unknown} */
            type: "accepted";
            question: string | null;
            number: number;
        };
        /**
         * Act
         * @description What standing on a space brings when the acts score, by space (0 is off the track).
         */
        Act: {
            /** Pounds */
            pounds: number[];
            /**
             * Prestige
             * @description the penalty of grey spaces included
             */
            prestige: number[];
            /**
             * Ranks
             * @description prestige for being first, second
             */
            ranks: number[] | null;
        };
        /**
         * ActTrack
         * @description `spaces` by disc; `ahead`: the discs, the leader first. A disc is a seat's; the last is neutral in a solo game.
         */
        ActTrack: {
            spaces: number[];
            ahead: number[];
        };
        /** AmbianceSpace */
        AmbianceSpace: {
            /** Space */
            space: number;
            /** Effect */
            effect: ("prestige" | "money" | "step" | "back") | null;
            /** Amount */
            amount: number;
        };
        /**
         * BackstageCard
         * @description One copy of a backstage card, with its power for each number of cylinders that it prints.
         */
        BackstageCard: {
            /**
             * Name
             * @description as views name it
             */
            name: string;
            /**
             * Card
             * @description the same for all copies: the key of its text
             */
            card: string;
            /**
             * Copy Number
             * @description where there are several
             */
            copy_number: number | null;
            /** Title */
            title: string | null;
            /** Powers */
            powers: components["schemas"]["Power"][];
            /**
             * Kept
             * @description as what it is kept
             */
            kept: ("actor" | "costume-mistress" | "set-dresser" | "handyman" | "jeweler" | "assistant" | "queen" | "extra" | "prompter" | "rag-picker" | "backstage-card") | null;
            /**
             * Serves
             * @description whom a rag-picker helps
             */
            serves: ("actor" | "costume-mistress" | "set-dresser" | "handyman" | "jeweler" | "assistant" | "queen" | "extra" | "prompter" | "rag-picker" | "backstage-card") | null;
            /**
             * Serves Cost
             * @description at which cost; 0 for any
             */
            serves_cost: number;
        };
        /**
         * BackstageComponents
         * @description What Backstage adds.
         */
        BackstageComponents: {
            /** Actors */
            actors: components["schemas"]["Card"][];
            /** Cards */
            cards: components["schemas"]["BackstageCard"][];
            /** Objectives */
            objectives: components["schemas"]["BackstageObjective"][];
            /**
             * Theater
             * @description the spaces of the Theater card, bottom first
             */
            theater: ("space" | "candle" | "virtual")[];
        };
        /**
         * BackstageObjective
         * @description An objective that does something instead of counting something.
         */
        BackstageObjective: {
            /** Name */
            name: string;
            /** Title */
            title: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "salvage" | "gold" | "cheer" | "run" | "dismissal";
            /**
             * Value
             * @description what salvaged elements may be worth
             */
            value: number;
            /**
             * Amount
             * @description how far the ambiance rises
             */
            amount: number;
            /**
             * Played
             * @description bears a mask: played in the ambiance phase
             */
            played: boolean;
        };
        /**
         * BackstagePlayer
         * @description What Backstage adds to a player: `hats` by wearer, the Theater from its bottom.
         */
        BackstagePlayer: {
            cylinders: number;
            theater: ("black" | "blue" | "green" | "pink" | "purple" | "yellow")[];
            hats: {
                [key: string]: "black" | "blue" | "green" | "pink" | "purple" | "yellow";
            };
            fewer_rests: number;
            spared: string[];
            held: number;
            excused: boolean;
        };
        /**
         * BackstageView
         * @description What Backstage adds to a view: the Lord's deck has its top first, `players` goes by seat.
         */
        BackstageView: {
            lord: string[];
            row: string[];
            uses: components["schemas"]["Use"][];
            deck: string[];
            discards: string[];
            played: components["schemas"]["Played"][];
            players: components["schemas"]["BackstagePlayer"][];
        };
        /**
         * Card
         * @description A printed character or one copy of a character card.
         */
        Card: {
            /**
             * Name
             * @description as views name it
             */
            name: string;
            /**
             * Card
             * @description the same for all copies: the key of its text
             */
            card: string;
            /**
             * Copy Number
             * @description where there are several
             */
            copy_number: number | null;
            /**
             * Title
             * @description an edition's own name for it, instead of a text
             */
            title: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "actor" | "costume-mistress" | "set-dresser" | "handyman" | "jeweler" | "assistant" | "queen" | "extra" | "prompter" | "rag-picker" | "backstage-card";
            /** Cost */
            cost: number;
            /** Value */
            value: number | null;
            /** Circles */
            circles: number;
            /** Activate */
            activate: string[];
            /** Rehearse */
            rehearse: string[];
            /** Gives Initiative */
            gives_initiative: boolean;
            /** Printed */
            printed: boolean;
            /**
             * Costumed
             * @description icons that a complete costume adds when activated
             */
            costumed: string[];
            /**
             * Costumed Cancels
             * @description the icon that a complete costume cancels
             */
            costumed_cancels: string | null;
            /**
             * First Action
             * @description gives the first action of every day
             */
            first_action: boolean;
        };
        /** Carried */
        Carried: {
            /**
             * Table
             * @description where the seat is; none when it was the whole identity
             */
            table: string | null;
        };
        /** Cell */
        Cell: {
            /** Place */
            place: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "space" | "candle" | "virtual";
        };
        /**
         * Character
         * @description A member of a troupe. Only an extra has a `card`, only who has circles a `costume`.
         */
        Character: {
            name: string;
            used: boolean;
            resting: boolean;
            card?: string;
            costume?: (("black" | "blue" | "green" | "pink" | "purple" | "yellow") | null)[];
        };
        /**
         * CheckedEdition
         * @description An edition file that was looked at: its components, or the mistakes in it, 50 at most and one that says so.
         */
        CheckedEdition: {
            components: components["schemas"]["Components"] | null;
            /**
             * Provenance
             * @description where each datum comes from, by its key in the file
             */
            provenance: {
                [key: string]: string;
            };
            /** Mistakes */
            mistakes: components["schemas"]["EditionMistake"][];
        };
        /** ClockFace */
        ClockFace: {
            left: number;
            running: boolean;
        };
        /**
         * Clocks
         * @description What the clocks of all seats read when it was sent: whoever shows them counts on from there.
         */
        Clocks: {
            /** @enum {unknown} */
            type: "clocks";
            seats: components["schemas"]["ClockFace"][];
        };
        /**
         * Colours
         * @description How many elements of each colour.
         */
        Colours: {
            black: number;
            pink: number;
            purple: number;
            blue: number;
            green: number;
            yellow: number;
        };
        /**
         * Components
         * @description All a client must know of an edition and of the boards: it holds no rules and no card data of its own.
         */
        Components: {
            /** Name */
            name: string;
            /** Digest */
            digest: string;
            /** Characters */
            characters: components["schemas"]["Card"][];
            extra: components["schemas"]["ExtraCard"];
            stage: components["schemas"]["StageSet"];
            /** Objectives */
            objectives: components["schemas"]["ObjectiveCard"][];
            /** Acts */
            acts: components["schemas"]["Act"][];
            /** Grey Spaces */
            grey_spaces: number;
            /** Last Space */
            last_space: number;
            /** Ambiance Start */
            ambiance_start: number;
            /** Ambiance End */
            ambiance_end: number;
            /** Ambiance */
            ambiance: components["schemas"]["AmbianceSpace"][];
            /**
             * Costume Pay
             * @description what a complete costume pays, by its worth
             */
            costume_pay: components["schemas"]["CostumePay"][];
            /** Colours */
            colours: ("black" | "pink" | "purple" | "blue" | "green" | "yellow")[];
            colour_values: components["schemas"]["Values"];
            /** Cylinders */
            cylinders: number;
            /** Tokens */
            tokens: number;
            /** Token Value */
            token_value: number;
            /** Days */
            days: number;
            /** Rehearsal Days */
            rehearsal_days: number[];
            /**
             * Unpaid Penalty
             * @description prestige for each character not paid at the end
             */
            unpaid_penalty: number;
            /**
             * Counts
             * @description the numbers that texts say, such as `close-win-3`
             */
            counts: {
                [key: string]: number;
            };
            /** @description where the edition has it */
            backstage: components["schemas"]["BackstageComponents"] | null;
        };
        /** ComputerSeat */
        ComputerSeat: {
            /** Computer */
            computer: string;
        };
        /** CostumeGain */
        CostumeGain: {
            character: string;
            worth: number;
            pounds: number;
            prestige: number;
        };
        /** CostumePay */
        CostumePay: {
            /** Pounds */
            pounds: number;
            /** Prestige */
            prestige: number;
        };
        /**
         * Cue
         * @description Something still to be done.
         */
        Cue: {
            step: string;
            seat?: number;
            character?: string;
            index?: number;
            value?: number | "one";
        };
        /**
         * Deal
         * @description A shuffle that is shared: what is played, and how people fared with it.
         */
        Deal: {
            /** Code */
            code: string;
            /**
             * Day
             * @description whose deal it is, if it is a day's (ISO 8601, UTC)
             */
            day: string | null;
            /**
             * Created
             * @description ISO 8601, UTC
             */
            created: string;
            options: components["schemas"]["GameOptions"];
            edition: components["schemas"]["EditionTag"];
            /**
             * Seats
             * @description computer players; none where a person sits
             */
            seats: (string | null)[];
            /**
             * Results
             * @description the best first, then those for practice, the newest first
             */
            results: components["schemas"]["DealResult"][];
            /**
             * Count
             * @description how many results count, shown here or not
             */
            count: number;
            /**
             * Met
             * @description whether the asker has begun a game of it: another one is practice
             */
            met: boolean;
            /**
             * Done
             * @description whether the asker has finished one
             */
            done: boolean;
            /**
             * Going
             * @description the asker's table whose game is not over
             */
            going: string | null;
        };
        /**
         * DealResult
         * @description How a seat of a game fared with a deal.
         */
        DealResult: {
            /** Id */
            id: number;
            /** Seat */
            seat: number;
            /** Name */
            name: string | null;
            /** Mine */
            mine: boolean;
            /**
             * Stands
             * @description where, among all who sat in this seat; none for practice
             */
            stands: number | null;
            /**
             * Place
             * @description in its game
             */
            place: number;
            /** Score */
            score: number;
            /**
             * Lead
             * @description over the best of the others; none in the solo game
             */
            lead: number | null;
            /**
             * Money
             * @description what was left: it decides between equal scores
             */
            money: number;
            /**
             * Ended
             * @description ISO 8601, UTC
             */
            ended: string;
            /**
             * Practice
             * @description why it does not count, if it does not
             */
            practice: ("again" | "company" | "hint" | "stand-in" | "back") | null;
            /**
             * Table
             * @description to watch it again; for those alone who have finished the deal
             */
            table: string | null;
        };
        /**
         * EditionMistake
         * @description What is wrong with an edition file, and where.
         */
        EditionMistake: {
            /**
             * Line
             * @description from 1; none if the file as a whole is meant
             */
            line: number | null;
            /**
             * Key
             * @description dotted; empty if the file as a whole is meant
             */
            key: string;
            /**
             * Message
             * @description an English sentence that goes on after the key
             */
            message: string;
            /**
             * Id
             * @description of the same sentence in `locales`, after `mistake-`
             */
            id: string;
            /**
             * Args
             * @description its arguments; a dict with `id` and `args` is a text in turn
             */
            args: {
                [key: string]: unknown;
            };
        };
        /** EditionTag */
        EditionTag: {
            /** Name */
            name: string;
            /** Digest */
            digest: string;
        };
        /** Elements */
        Elements: {
            costumes: components["schemas"]["Colours"];
            sets: components["schemas"]["Colours"];
        };
        /** Event */
        Event: {
            number: number;
            id: string;
            args: {
                [key: string]: string | number | (string | number)[];
            };
        };
        /** ExtraCard */
        ExtraCard: {
            /** Circles */
            circles: number;
            /** Rehearse */
            rehearse: string[];
        };
        /** Failed */
        Failed: {
            /** @enum {unknown} */
            type: "error";
            error: components["schemas"]["Problem"];
        };
        /** Failure */
        Failure: {
            error: components["schemas"]["Problem"];
        };
        FromClient: components["schemas"]["Move"] | components["schemas"]["Undo"];
        FromServer: components["schemas"]["Welcome"] | components["schemas"]["Update"] | components["schemas"]["Offers"] | components["schemas"]["Accepted"] | components["schemas"]["Refused"] | components["schemas"]["Failed"] | components["schemas"]["Thinking"] | components["schemas"]["Clocks"];
        /** FurtherUndo */
        FurtherUndo: {
            /** Seat */
            seat?: number | null;
        };
        /**
         * Gain
         * @description What a move visibly brings; see `shakespeare.Gain`.
         */
        Gain: {
            prestige: number;
            money: number;
            tokens: number;
            ambiance: number[];
            steps: number[];
            acts: number[][];
            costume: components["schemas"]["CostumeGain"] | null;
            projected: number[];
        };
        /** GameOptions */
        GameOptions: {
            /** Players */
            players: number;
            /** Backstage */
            backstage: boolean;
            /** Strategic Rest */
            strategic_rest: boolean;
        };
        /** Health */
        Health: {
            /** Version */
            version: string;
            /** Run */
            run: string;
            /**
             * News
             * @description whether other processes are heard of at once
             */
            news: boolean;
        };
        /**
         * Helped
         * @description A decision at which the computer player of a seat failed, and who made it.
         */
        Helped: {
            /** Seat */
            seat: number;
            /** Player */
            player: string;
            /** Helper */
            helper: string;
            /** Made */
            made: string;
        };
        /**
         * Hint
         * @description What a computer player would do, and what it would do if it could not do that.
         */
        Hint: {
            /** Question */
            question: string;
            /** Player */
            player: string;
            /** Move */
            move: string;
            /** Second */
            second: string | null;
        };
        /**
         * HouseRules
         * @description What was agreed about a table, apart from the game.
         */
        HouseRules: {
            /** Public */
            public: boolean;
            /** Spectators */
            spectators: boolean;
            /**
             * Undo
             * @enum {string}
             */
            undo: "consent" | "limit";
            /** Deal */
            deal: string | null;
            /** Stand In */
            stand_in: string;
            /** Returns */
            returns: boolean;
            /** Minutes */
            minutes: number | null;
            /** Days */
            days: number | null;
            /** Hints */
            hints: boolean;
        };
        /** Info */
        Info: {
            /** Version */
            version: string;
            /** Compiled */
            compiled: boolean;
            /**
             * Players
             * @description computer players, the weakest first; then the programs of this server
             */
            players: string[];
            /**
             * Default Player
             * @description the one for somebody who does not choose
             */
            default_player: string;
            /**
             * Strengths
             * @description of the computer players that were measured
             */
            strengths: {
                [key: string]: components["schemas"]["Strength"];
            };
            /** Languages */
            languages: string[];
            /**
             * Backstage
             * @description whether Backstage can be played here
             */
            backstage: boolean;
            /** @description of new tables, unless they bring their own */
            edition: components["schemas"]["EditionTag"];
            /**
             * Run
             * @description another one every time that the server is started
             */
            run: string;
        };
        /**
         * LessonScene
         * @description A game from a prepared position. Scenes of the same lesson follow one another.
         */
        LessonScene: {
            /** Lesson */
            lesson: string;
            /** Name */
            name: string;
            /** Steps */
            steps: components["schemas"]["LessonStep"][];
        };
        /**
         * LessonStep
         * @description What is asked of the learner, or told. Its texts are in `lesson.ftl` under its name.
         */
        LessonStep: {
            /** Name */
            name: string;
            /**
             * Moves
             * @description those that count, any of them; none where nothing is decided
             */
            moves: string[];
            /**
             * Mistake
             * @description instead: a move that is not allowed, to be tried once
             */
            mistake: string | null;
            /**
             * At
             * @description what is pointed at where neither is wanted, and the step is read
             */
            at: string[];
            /**
             * Ambiance
             * @description its words speak of the ambiance track, which should be in sight
             */
            ambiance: boolean;
        };
        /** Link */
        Link: {
            /**
             * Token
             * @description for the fragment of an address: it opens once
             */
            token: string;
            /**
             * Expires
             * @description seconds since 1970, UTC
             */
            expires: number;
        };
        /** Look */
        Look: {
            seat: number;
            count: number;
            decided: boolean;
            drawn: string[] | null;
            kept: string | null;
        };
        /**
         * Measure
         * @description What an objective counts: something with conditions, or several measures together (docs/edition.md).
         */
        Measure: {
            /**
             * Name
             * @description its short name, if it has one
             */
            name: string | null;
            /**
             * Count
             * @description what is counted; with parts sum, least or most
             */
            count: string;
            /**
             * Conditions
             * @description every condition of the count, set or not
             */
            conditions: {
                [key: string]: string | number | boolean | string[] | number[] | null;
            };
            /** Parts */
            parts: components["schemas"]["Measure"][];
        };
        /**
         * Moment
         * @description What a game was after a decision: the newest event's number, what had happened, and what had changed.
         */
        Moment: {
            number: number;
            events: components["schemas"]["Event"][];
            view: Record<string, never> | unknown[];
        };
        /** Move */
        Move: {
            /** @enum {unknown} */
            type: "move";
            question: string;
            move: string;
        };
        /**
         * NamedMove
         * @description A move as people know it: its text, and what that says.
         */
        NamedMove: {
            move: string;
            /** @enum {unknown} */
            kind: "activate" | "ask-money" | "ask-objectives" | "back" | "costume" | "done" | "double" | "engage" | "forgo" | "from-crates" | "from-discards" | "hat" | "hold" | "hold-for-good" | "keep" | "keep-token" | "pass" | "pay-prompter" | "play" | "recruit" | "recruit-extra" | "rehearse" | "set" | "spare" | "spend-token" | "step" | "take-penalty" | "theater" | "use" | "use-recruitment" | "wager";
            args: {
                [key: string]: string | number | (string | number)[];
            };
        };
        /** NewColour */
        NewColour: {
            /**
             * Colour
             * @enum {string}
             */
            colour: "red" | "green" | "blue" | "yellow";
        };
        /** NewHint */
        NewHint: {
            /** Question */
            question: string;
            /** Seat */
            seat?: number | null;
        };
        /** NewHouseRules */
        NewHouseRules: {
            /**
             * Public
             * @default false
             */
            public: boolean;
            /**
             * Spectators
             * @default true
             */
            spectators: boolean;
            /**
             * Undo
             * @default consent
             * @enum {string}
             */
            undo: "consent" | "limit";
            /**
             * Stand In
             * @description the computer player who plays for whoever leaves, or has no time left
             * @default apprentice
             */
            stand_in: string;
            /**
             * Returns
             * @description whether they get their seat back when they come again
             * @default true
             */
            returns: boolean;
            /**
             * Minutes
             * @description a player's time for the whole game; or days, or neither
             */
            minutes?: (10 | 20 | 40 | 60) | null;
            /**
             * Days
             * @description the time for a decision
             */
            days?: (1 | 3 | 7) | null;
            /**
             * Hints
             * @description whether a computer player helps, too, where several people play
             * @default false
             */
            hints: boolean;
        };
        /** NewLevel */
        NewLevel: {
            /** Computer */
            computer: string;
        };
        /** NewLink */
        NewLink: {
            /**
             * Table
             * @description whose seat it carries; else it carries the whole identity
             */
            table?: string | null;
            /**
             * Seat
             * @description which, of several of one's own there; else the first
             */
            seat?: number | null;
        };
        /** NewMove */
        NewMove: {
            /** Question */
            question: string;
            /** Move */
            move: string;
            /**
             * Seat
             * @description which of the asker's own, where there are several
             */
            seat?: number | null;
        };
        /** NewOptions */
        NewOptions: {
            /** Players */
            players: number;
            /**
             * Backstage
             * @default false
             */
            backstage: boolean;
            /**
             * Strategic Rest
             * @default false
             */
            strategic_rest: boolean;
        };
        /** NewRecord */
        NewRecord: {
            /** Record */
            record: {
                [key: string]: unknown;
            };
        };
        /** NewReplay */
        NewReplay: {
            /** Record */
            record: {
                [key: string]: unknown;
            };
            /** Seat */
            seat?: number | null;
        };
        /**
         * NewSubscription
         * @description What a browser's push manager gives out: where to send notices, and the keys to seal them with.
         */
        NewSubscription: {
            /** Endpoint */
            endpoint: string;
            /**
             * Key
             * @description p256dh, in base64url
             */
            key: string;
            /**
             * Secret
             * @description auth, in base64url
             */
            secret: string;
            /** Language */
            language: string;
        };
        /** NewTable */
        NewTable: {
            options: components["schemas"]["NewOptions"];
            house?: components["schemas"]["NewHouseRules"] | null;
            /** Seats */
            seats: (components["schemas"]["PersonSeat"] | components["schemas"]["ComputerSeat"])[];
            /** Seed */
            seed?: number | null;
            /**
             * Edition
             * @description an edition file of one's own, as its text
             */
            edition?: string | null;
        };
        /** NewUndo */
        NewUndo: {
            /** Number */
            number: number;
            /** Seat */
            seat?: number | null;
        };
        /** ObjectiveCard */
        ObjectiveCard: {
            /** Name */
            name: string;
            /** Title */
            title: string | null;
            measure: components["schemas"]["Measure"];
            /**
             * Steps
             * @description how many bring a prestige each; equal ones bring several at once
             */
            steps: number[];
        };
        /**
         * Offer
         * @description A move that the question could name: with its gain, or with the reason why not.
         */
        Offer: {
            move: string;
            /** @enum {unknown} */
            kind: "activate" | "ask-money" | "ask-objectives" | "back" | "costume" | "done" | "double" | "engage" | "forgo" | "from-crates" | "from-discards" | "hat" | "hold" | "hold-for-good" | "keep" | "keep-token" | "pass" | "pay-prompter" | "play" | "recruit" | "recruit-extra" | "rehearse" | "set" | "spare" | "spend-token" | "step" | "take-penalty" | "theater" | "use" | "use-recruitment" | "wager";
            args: {
                [key: string]: string | number | (string | number)[];
            };
            gain: components["schemas"]["Gain"] | null;
            reason: components["schemas"]["Reason"] | null;
        };
        /**
         * Offers
         * @description Every move that the question could name; its outcome, in the same order, is its gain, or the place in `reasons`
         *         of why not, which many have in common.
         */
        Offers: {
            /** @enum {unknown} */
            type: "offers";
            question: string;
            moves: components["schemas"]["NamedMove"][];
            outcomes: (number | components["schemas"]["Gain"])[];
            reasons: components["schemas"]["Reason"][];
        };
        /** OldSubscription */
        OldSubscription: {
            /** Endpoint */
            endpoint: string;
        };
        /** PersonSeat */
        PersonSeat: {
            /**
             * Person
             * @constant
             */
            person: true;
            /**
             * Here
             * @description at the maker's own screen, which is handed round
             */
            here?: boolean | null;
            /** Name */
            name?: string | null;
            /**
             * Colour
             * @description else the usual one of the seat, if nobody has it
             */
            colour?: ("red" | "green" | "blue" | "yellow") | null;
        };
        /**
         * PlayDeal
         * @description A table for a deal: the asker in one seat of a person, or, at a screen that is handed round, in all.
         */
        PlayDeal: {
            /**
             * Seat
             * @description else the first of a person
             */
            seat?: number | null;
            /**
             * Here
             * @default false
             */
            here: boolean;
            /** Name */
            name?: string | null;
        };
        /**
         * PlayOn
         * @description A new table from a moment of a game: a person in one seat, computer players in the others.
         */
        PlayOn: {
            /** Moment */
            moment: number;
            /** Seat */
            seat: number;
            /** Computer */
            computer: string;
            /** Name */
            name?: string | null;
        };
        /** PlayRecordOn */
        PlayRecordOn: {
            /** Moment */
            moment: number;
            /** Seat */
            seat: number;
            /** Computer */
            computer: string;
            /** Name */
            name?: string | null;
            /** Record */
            record: {
                [key: string]: unknown;
            };
        };
        /**
         * Played
         * @description A mask objective that was played, and how many looks there had been.
         */
        Played: {
            seat: number;
            objective: string;
            looks: number;
        };
        /** PlayerView */
        PlayerView: {
            seat: number;
            prestige: number;
            money: number;
            tokens: number;
            ambiance: number;
            wagered: number;
            cylinders: number;
            recruited: boolean;
            passed: boolean;
            troupe: components["schemas"]["Character"][];
            stage: {
                [key: string]: "black" | "blue" | "green" | "pink" | "purple" | "yellow";
            };
            objective_count: number;
            objectives: string[] | null;
            objective_measures: number[] | null;
            objective_points: number[];
            ledger: {
                [key: string]: number;
            }[];
            payroll: number;
            projected: number;
        };
        /** Power */
        Power: {
            /** Cylinders */
            cylinders: number;
            /** Icons */
            icons: string[];
        };
        /**
         * Problem
         * @description What went wrong: a message id of `server.ftl` with its arguments, and the English sentence.
         */
        Problem: {
            /** Id */
            id: string;
            /** Args */
            args: {
                [key: string]: string | number | (string | number)[];
            };
            /** Text */
            text: string;
        };
        /** Push */
        Push: {
            /**
             * Key
             * @description of this server, for subscribing; none where no notices are sent
             */
            key: string | null;
        };
        /** Question */
        Question: {
            id: string;
            seat: number;
            /** @enum {unknown} */
            kind: "action" | "back" | "double" | "engage" | "first-action" | "first-recruit" | "hat" | "keep" | "masks" | "origin" | "prompt" | "queen" | "rehearse" | "salvage" | "spare" | "step" | "take" | "theater" | "token" | "wager";
            message: string;
            character: string | null;
            value: number | null;
            args: {
                [key: string]: string | number | (string | number)[];
            };
        };
        /**
         * Reason
         * @description Why a move is not allowed: a message id with its arguments, and the rule, if it is one of the game.
         */
        Reason: {
            id: string;
            rule: string | null;
            args: {
                [key: string]: string | number | (string | number)[];
            };
        };
        /** Refused */
        Refused: {
            /** @enum {unknown} */
            type: "refused";
            question: string | null;
            reason: components["schemas"]["Reason"];
        };
        /** Replay */
        Replay: {
            options: components["schemas"]["GameOptions"];
            edition: components["schemas"]["Components"];
            seat: number | null;
            moments: components["schemas"]["Moment"][];
        };
        /**
         * Rewind
         * @description The table went back further than a move can be taken back: whose wish it was, to which day, and when.
         */
        Rewind: {
            /** Seat */
            seat: number;
            /** Day */
            day: number;
            /** Number */
            number: number;
            /** Made */
            made: string;
            /** Anew */
            anew: boolean;
        };
        /**
         * Seat
         * @description Who sits there: a person, with the name they gave, or a computer player.
         */
        Seat: {
            /** Seat */
            seat: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "computer";
            /** Name */
            name: string | null;
            /** Computer */
            computer: string | null;
            /** Free */
            free: boolean;
            stand_in: components["schemas"]["StandIn"] | null;
            /**
             * Colour
             * @enum {string}
             */
            colour: "red" | "green" | "blue" | "yellow";
        };
        /** StageSet */
        StageSet: {
            /**
             * Rows
             * @description bottom row first
             */
            rows: components["schemas"]["Cell"][][];
        };
        /**
         * StandIn
         * @description A computer player who plays for whoever sits there, and why.
         */
        StandIn: {
            /** Computer */
            computer: string;
            /**
             * Cause
             * @enum {string}
             */
            cause: "left" | "time" | "failed" | "open";
        };
        /**
         * Standing
         * @description One seat's final score, taken apart; see `shakespeare.Standing`.
         */
        Standing: {
            /** Seat */
            seat: number;
            /** Score */
            score: number;
            /** Rank */
            rank: number;
            /** Tied */
            tied: boolean;
            /** Sources */
            sources: {
                [key: string]: number;
            };
            /** Days */
            days: {
                [key: string]: number;
            }[];
            /** Objectives */
            objectives: {
                [key: string]: number;
            };
            /** Payroll */
            payroll: number;
            /** Unpaid */
            unpaid: string[];
            /** Money */
            money: number;
        };
        /**
         * Strength
         * @description The share of games for two that a computer player wins against another, with its 95 % interval.
         */
        Strength: {
            /** Rival */
            rival: string;
            /**
             * Share
             * @description in hundredths, as the bounds are
             */
            share: number;
            /** Low */
            low: number;
            /** High */
            high: number;
        };
        /** Table */
        Table: {
            /** Id */
            id: string;
            /** Created */
            created: string;
            options: components["schemas"]["GameOptions"];
            edition: components["schemas"]["EditionTag"];
            /** Seats */
            seats: components["schemas"]["Seat"][];
            /** Seat */
            seat: number | null;
            /** Own */
            own: number[];
            /** Day */
            day: number;
            /**
             * Phase
             * @enum {string}
             */
            phase: "wager" | "company" | "ambiance" | "rehearsal" | "maintenance" | "rest" | "end" | "setup";
            /** Deciders */
            deciders: number[];
            /** Begun */
            begun: boolean;
            /** Finished */
            finished: boolean;
            /** Standings */
            standings: components["schemas"]["Standing"][] | null;
            house: components["schemas"]["HouseRules"];
            wish: components["schemas"]["Wish"] | null;
            /** Again */
            again: boolean;
            /** Helped */
            helped: components["schemas"]["Helped"][];
            /** Rewinds */
            rewinds: components["schemas"]["Rewind"][];
        };
        /** TakeSeat */
        TakeSeat: {
            /** Name */
            name?: string | null;
            /**
             * Colour
             * @description any that no person at the table has; else the one that the seat shows
             */
            colour?: ("red" | "green" | "blue" | "yellow") | null;
        };
        /** Thinking */
        Thinking: {
            /** @enum {unknown} */
            type: "thinking";
            seats: number[];
        };
        /** Undo */
        Undo: {
            /** @enum {unknown} */
            type: "undo";
            number: number;
        };
        /** UndoAnswer */
        UndoAnswer: {
            /** Agree */
            agree: boolean;
        };
        /** Update */
        Update: {
            /** @enum {unknown} */
            type: "update";
            number: number;
            events: components["schemas"]["Event"][];
            view: components["schemas"]["View"][] | Record<string, never>;
            undoable: boolean;
            age: number;
            further: boolean;
        };
        /**
         * Use
         * @description A backstage card in use: for which printed number, and whether the Recruitment card is one of them.
         */
        Use: {
            seat: number;
            card: string;
            number: number;
            recruitment: boolean;
        };
        /** UsedLink */
        UsedLink: {
            /** Token */
            token: string;
        };
        /** Values */
        Values: {
            /** Black */
            black: number;
            /** Pink */
            pink: number;
            /** Purple */
            purple: number;
            /** Blue */
            blue: number;
            /** Green */
            green: number;
            /** Yellow */
            yellow: number;
        };
        /**
         * View
         * @description All that a seat may know; None stands where something is hidden.
         */
        View: {
            seat: number | null;
            options: components["schemas"]["GameOptions"];
            edition: components["schemas"]["EditionTag"];
            day: number;
            /** @enum {unknown} */
            phase: "ambiance" | "company" | "end" | "maintenance" | "rehearsal" | "rest" | "setup" | "wager";
            order: number[];
            initiative: number[];
            acts: components["schemas"]["ActTrack"][];
            crates: components["schemas"]["Elements"];
            discards: components["schemas"]["Elements"];
            bags: components["schemas"]["Elements"];
            row: string[];
            deck: string[];
            card_discards: string[];
            supply: number;
            players: components["schemas"]["PlayerView"][];
            looks: components["schemas"]["Look"][];
            secret: (string[] | null)[];
            chosen: number[];
            stack: components["schemas"]["Cue"][];
            questions: number[];
            deciders: number[];
            question: components["schemas"]["Question"] | null;
            standings: components["schemas"]["Standing"][] | null;
            backstage?: components["schemas"]["BackstageView"];
        };
        /** Welcome */
        Welcome: {
            /** @enum {unknown} */
            type: "welcome";
            table: components["schemas"]["Table"];
            version: string;
        };
        /**
         * Wish
         * @description A seat wants its last decision back; which seats have agreed.
         */
        Wish: {
            /** Seat */
            seat: number;
            /** Agreed */
            agreed: number[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Info"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    shipped_edition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/toml": string;
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    edition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                digest: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Components"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    provenance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                digest: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    check_edition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/toml": string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedEdition"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    my_tables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"][];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    create_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonScene"][];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    begin_scene: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                scene: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    public_tables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"][];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    take_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeSeat"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    change_colour: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewColour"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    leave_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    come_back: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    change_level: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLevel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    open_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    close_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    report_name: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    create_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLink"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    use_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsedLink"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carried"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    forget_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    push: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Push"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSubscription"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OldSubscription"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    table_replay: {
        parameters: {
            query?: {
                seat?: number | null;
                since?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    file_replay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReplay"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    play_table_on: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayOn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    play_file_on: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayRecordOn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    keep_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecord"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMove"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"] | components["schemas"]["Refused"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUndo"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"] | components["schemas"]["Refused"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    undo_further: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FurtherUndo"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"] | components["schemas"]["Refused"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    answer_wish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoAnswer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"] | components["schemas"]["Refused"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHint"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    share_deal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    play_deal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayDeal"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    report_result: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
                result: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
