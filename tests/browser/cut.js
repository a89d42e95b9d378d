// Texts that are cut off, stick out of what they stand on, are off the screen, or are broken inside a word.
() => {
  const wrong = new Set();
  const top = document.querySelector("dialog[open]");
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const holder = text.parentElement;
    if (!text.data.trim() || (top && !top.contains(holder))) continue;
    if (holder.closest(".hidden-text, .skip, svg, option, .turns [role=img]")) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (getComputedStyle(holder).clipPath !== "none") continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const tell = (what, by) => wrong.add(`${what}: “${text.data.trim().slice(0, 50)}” by ${Math.round(by)}`);
    for (const word of text.data.matchAll(/[^\s\u002D\u00AD\u2010-\u2014\u2026/]+/g)) {
      // A soft hyphen that shows is counted to the letter after it.
      range.setStart(text, word.index + (text.data[word.index - 1] === "\u00AD" ? 1 : 0));
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].filter((one) => one.width > 0.5).map((one) => Math.round(one.top)));
      if (lines.size > 1) wrong.add(`broken: “${word[0]}”`);
    }
    let stands = false;
    let scrolled = false;
    for (let around = holder; around && around !== document.documentElement; around = around.parentElement) {
      const style = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const wide = Math.max(box.right - edge.right, edge.left - box.left);
      if (scrolls(style)) {
        scrolled = true;
        break;
      }
      const painted = style.backgroundImage !== "none" || style.backgroundColor !== "rgba(0, 0, 0, 0)";
      if (!stands && (painted || style.borderLeftWidth !== "0px")) {
        stands = true;
        if (wide > 1.5) tell("sticks out", wide);
      }
      if (style.overflowX !== "visible" && wide > 1) tell("cut", wide);
      // A line's box may be higher than its letters.
      const high = Math.max(box.bottom - edge.bottom, edge.top - box.top);
      if (style.overflowY !== "visible" && high > 5) tell("cut below or above", high);
      if (style.position === "fixed") break;
    }
    if (!scrolled && (box.right > innerWidth + 1 || box.left < -1)) tell("off the screen", Math.max(box.right - innerWidth, -box.left));
  }
  return [...wrong];
}
