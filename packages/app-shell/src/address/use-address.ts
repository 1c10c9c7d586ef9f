/**
 * The parameters of the address, and the one way to change them. A change starts from the address the router is at when
 * it is made, not from the one that was last drawn: a search that runs after a pause must not take back what came into
 * the address meanwhile, such as an opened drawer.
 */
import { useLocation, useRouter, useSearchParams } from '../router/index.ts';

/** The new parameters, from those of now. */
export type AddressChange = (latest: URLSearchParams) => URLSearchParams;

/** Sets one parameter, or takes it out with ''. The others stay. */
export const withParam =
  (name: string, value: string): AddressChange =>
  (latest) => {
    const next = new URLSearchParams(latest);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return next;
  };

export function useAddress() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const router = useRouter();

  /** One navigation ends before the next starts, because the router drops one that is under way. */
  const change = (how: AddressChange, step?: { state: unknown }): void => {
    const { going, location } = router.state;
    if (going !== null) {
      const stop = router.subscribe(({ going: now }) => {
        if (now !== null) return;
        stop();
        // The other subscribers hear of this state before the next one begins.
        queueMicrotask(() => change(how, step));
      });
      return;
    }
    // Who has left the screen meanwhile has left its parameters too.
    if (location.pathname !== pathname) return;
    const next = how(new URLSearchParams(location.search)).toString();
    if (next === new URLSearchParams(location.search).toString()) return;
    const options = step ?? { replace: true, state: location.state };
    void router.navigate(`?${next}`, { ...options, preventScrollReset: true });
  };

  return {
    search,
    /** Changes the address in place: no new step of Back, no scroll. */
    replace: (how: AddressChange) => change(how),
    /** Changes the address as a new step, which Back takes back. @param state what the step carries */
    push: (how: AddressChange, state: unknown) => change(how, { state }),
  };
}
