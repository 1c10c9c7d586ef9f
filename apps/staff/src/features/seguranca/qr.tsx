/** A QR code drawn in the page itself. Import it late, for the encoder comes with it. */
import { qrShape } from '../../shared/qr/qr-shape.ts';
import * as css from './qr.css.ts';

export type QrProps = {
  /** What a camera reads. */
  text: string;
  /** What it is, for who does not see it. */
  label: string;
};

export function Qr({ text, label }: QrProps) {
  const { size, path } = qrShape(text);
  return (
    <div className={css.box}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={css.picture}>
        <path d={path} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
    </div>
  );
}
