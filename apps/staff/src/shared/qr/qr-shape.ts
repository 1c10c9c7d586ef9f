/** A QR code as a shape: what it holds goes nowhere. Import it late, for the encoder comes with it. Pure. */
import { encodeQR } from 'qr';

/** Its dark squares as a path in a box of `size` by `size`. */
export type QrShape = { readonly size: number; readonly path: string };

/** Modules of white around it, without which a camera may not find it; the box adds more. */
const BORDER = 2;

export function qrShape(text: string): QrShape {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size: rows.length, path };
}
