/** A QR code drawn in the page itself: what it holds goes nowhere. Import it late, for the encoder comes with it. */
import { encodeQR } from 'qr';

import * as css from './qr.css.ts';

export type QrProps = {
  /** What a camera reads. */
  text: string;
  /** What it is, for who does not see it. */
  label: string;
};

/** Modules of white around it, without which a camera may not find it; the box adds more. */
const BORDER = 2;

export function Qr({ text, label }: QrProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const size = rows.length;
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <div className={css.box}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={css.picture}>
        <path d={path} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
    </div>
  );
}
