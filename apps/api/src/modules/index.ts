/**
 * Every operation the server answers. A module adds its `handlers` with one line; an operation of the
 * contract that no module has must stand in `not-built.ts`, or the server refuses to start.
 */
import type { Handlers } from '../http/call.ts';

export const handlers: Handlers = {};
