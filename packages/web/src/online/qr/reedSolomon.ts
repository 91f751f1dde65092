/** Error correction of QR codes (ISO/IEC 18004): Reed–Solomon over GF(256) with the polynomial x⁸ + x⁴ + x³ + x² + 1. */
const POLYNOMIAL = 0x11d;

const times = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * POLYNOMIAL);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
};

/** Coefficients of the generator, highest power first and without the leading one. */
const generator = (degree: number): number[] => {
  const result: number[] = Array.from({ length: degree }, (_, i) => (i === degree - 1 ? 1 : 0));
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) result[j] = times(result[j]!, root) ^ (result[j + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
};

export const correctionOf = (data: readonly number[], length: number): number[] => {
  const divisor = generator(length);
  const rest = Array.from({ length }, () => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, i) => {
      rest[i]! ^= times(coefficient, factor);
    });
  }
  return rest;
};
