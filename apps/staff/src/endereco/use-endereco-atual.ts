/**
 * The parameters of the address, and the one way to change them. A change starts from the address the router is at when
 * it is made, not from the one that was last drawn: a search that runs after a pause must not take back what came into
 * the address meanwhile, such as an opened drawer.
 */
import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useSearchParams } from 'react-router';

/** The new parameters, from those of now. */
export type Mudanca = (latest: URLSearchParams) => URLSearchParams;

/** Sets one parameter, or takes it out with ''. The others stay. */
export const comParametro =
  (name: string, value: string): Mudanca =>
  (latest) => {
    const next = new URLSearchParams(latest);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return next;
  };

export function useEnderecoAtual() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const context = useContext(DataRouterContext);
  if (context === null) throw new Error('useEnderecoAtual needs a data router');
  const { router } = context;

  /** One navigation ends before the next starts, because the router drops one that is under way. */
  const change = (mudanca: Mudanca, step?: { state: unknown }): void => {
    const { navigation, location } = router.state;
    if (navigation.state !== 'idle') {
      const stop = router.subscribe(({ navigation: now }) => {
        if (now.state !== 'idle') return;
        stop();
        // The other subscribers hear of this state before the next one begins.
        queueMicrotask(() => change(mudanca, step));
      });
      return;
    }
    // Who has left the screen meanwhile has left its parameters too.
    if (location.pathname !== pathname) return;
    const next = mudanca(new URLSearchParams(location.search)).toString();
    if (next === new URLSearchParams(location.search).toString()) return;
    const how = step ?? { replace: true, state: location.state };
    void router.navigate(`?${next}`, { ...how, preventScrollReset: true });
  };

  return {
    search,
    /** Changes the address in place: no new step of Back, no scroll. */
    replace: (mudanca: Mudanca) => change(mudanca),
    /** Changes the address as a new step, which Back takes back. @param state what the step carries */
    push: (mudanca: Mudanca, state: unknown) => change(mudanca, { state }),
  };
}
