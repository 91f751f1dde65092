/** The browser's own voice, where it has one. */
export const hasVoice = (): boolean => typeof speechSynthesis !== 'undefined';

/** What is said now ends what was being said. */
export const speak = (text: string, locale: string): void => {
  if (!hasVoice()) return;
  speechSynthesis.cancel();
  if (text === '') return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = locale;
  speechSynthesis.speak(said);
};

export const hush = (): void => {
  if (hasVoice()) speechSynthesis.cancel();
};
