/** Operations of the contract that answer 501 until their issue comes. `pnpm luneta operations --missing` lists them. */
import type { OperationId } from '../http/call.ts';

export const notBuilt: readonly OperationId[] = [];
