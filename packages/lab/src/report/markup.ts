export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A drawing that is never shown larger than it is drawn, and shrinks with the page. */
export const drawing = (wide: number, high: number, label: string, parts: string): string =>
  `<svg viewBox="0 0 ${wide} ${high}" style="max-width:${wide}px" role="img" aria-label="${escape(label)}">${parts}</svg>`;

export const figure = (picture: string, caption: string): string =>
  `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;

/** A patch of colour with what it stands for. */
export const key = (colour: 'marine' | 'alien', words: string): string =>
  `<span class="key ${colour}"></span>${escape(words)}`;
