import type { ReactNode } from 'react';
import { piece } from './game-piece.css.ts';

export interface GamePieceProps {
  /** Which piece: one of the `…Art` addresses beside this component. */
  of: string;
  /** Width and height in px. */
  size: number;
}

/** A piece of the game as a picture. Decoration: a number or a name always stands beside it. */
export const GamePiece = ({ of, size }: GamePieceProps): ReactNode => (
  <img className={piece} src={of} alt="" width={size} height={size} draggable={false} />
);
