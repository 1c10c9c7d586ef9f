/**
 * Counts the components that React renders. It stands where React looks for its developer tools, so it must be imported
 * before React; a component counts when its function ran in a commit.
 */
type Fiber = {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly type: unknown;
};

/** Tags of function components: plain, with `forwardRef`, with `memo` (two kinds). */
const FUNCTIONS = new Set([0, 11, 14, 15]);
/** React's flag for a component whose function ran. */
const PERFORMED_WORK = 1;

const rendered: string[] = [];

function nameOf(type: unknown): string {
  return typeof type === 'function' ? type.name : 'component';
}

/** Walks what the commit may have changed: a subtree that is the same object as before was left alone. */
function walk(fiber: Fiber | null): void {
  for (let one = fiber; one !== null; one = one.sibling) {
    if (FUNCTIONS.has(one.tag) && (one.flags & PERFORMED_WORK) !== 0) rendered.push(nameOf(one.type));
    if (one.alternate === null || one.child !== one.alternate.child) walk(one.child);
  }
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => walk(root.current),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
});

/** Names of the components rendered since the last call. */
export const takeRendered = (): string[] => rendered.splice(0);
