/** A part of a frame as the page holds it. `from`: px of the window; `profiles`: null for everybody. */
export type Piece = {
  readonly name: string;
  readonly html: string;
  readonly from: number;
  readonly profiles: readonly string[] | null;
};
