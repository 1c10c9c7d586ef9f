import { responseChecks } from '@luneta/openapi/checks';
import { createShapes } from '../shapes.ts';
import type { ShapeOptions, Shapes } from '../shapes.ts';

/** Refuses each answer that is not the contract's, from the first one on. */
export function strictShapes(options: ShapeOptions = {}): Shapes {
  const shapes = createShapes(options);
  void shapes.begin(responseChecks);
  return shapes;
}
