/** What the next screen says when it opens: why one has come there. */
let notice = '';

export const sayOnArrival = (text: string): void => {
  notice = text;
};

export const noticeOnArrival = (): string => {
  const said = notice;
  notice = '';
  return said;
};
