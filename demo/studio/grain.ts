const SIZE = 1 << 16;
const field = new Int8Array(SIZE);
for (let i = 0, state = 1; i < SIZE; i++) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  field[i] = Math.round((((state >>> 8) & 255) + ((state >>> 16) & 255)) / 85 - 3);
}

/** Film grain for one row of a picture: a few steps of brightness, the same every time. */
export function grainRow(y: number, width: number): Int8Array {
  const start = (y * 7919) % (SIZE - width);
  return field.subarray(start, start + width);
}
