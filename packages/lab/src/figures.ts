/** Shares and differences as tables show them. */
const hundredths = (share: number, digits: number): string => (100 * share).toFixed(digits).replace('-', '−');

export const outOfHundred = (share: number): string => hundredths(share, 0);
export const percent = (share: number): string => `${hundredths(share, 1)} %`;
export const points = (difference: number): string => hundredths(difference, 1);
export const signedPoints = (difference: number): string => `${difference >= 0 ? '+' : ''}${points(difference)}`;
