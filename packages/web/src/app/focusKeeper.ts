/** The focus never falls to the body: when what had it vanishes, it goes to what is marked as its home, or to the content. */

/** Where it goes, first to last: what must be answered, the board, the content of any screen. */
const HOMES = ['dialog[open]', '[data-focus-home="first"]', '[data-focus-home]', '#content'] as const;

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const homeOf = (): HTMLElement | undefined =>
  HOMES.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]).find(isVisible);

/** Watches from now on. Who clicks beside everything has left the focus himself; only what vanishes under it counts. */
export const keepFocus = (): void => {
  let last: Element | null = null;
  addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null;
  });
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('button, a, input, select, textarea, summary, [tabindex]') === null)
      last = null;
  });
  new MutationObserver(() => {
    const { activeElement, body } = document;
    if (last === null || (activeElement !== null && activeElement !== body) || !isGone(last)) return;
    homeOf()?.focus({ preventScroll: true });
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'open'] });
};
