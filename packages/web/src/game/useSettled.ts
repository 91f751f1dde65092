/** A value as it was when last nothing moved. */
import { useState } from 'preact/compat';

export const useSettled = <T>(isMoving: boolean, value: T): T => {
  const [settled, settle] = useState(value);
  if (!isMoving && settled !== value) settle(value);
  return isMoving ? settled : value;
};
