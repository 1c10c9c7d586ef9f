/** The pages that stand instead of the product: unknown address, broken server, no connection. */
import { Button, ButtonLink, ErrorPage } from '@luneta/ui';
import { useEffect } from 'react';

import { useLocation, useMatches, useNavigate, useParams, useRouteError } from '../router/index.ts';
import { usePageTitle } from '../routing/use-page-title.ts';
import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';
import { keepsAnswers } from './keeps-answers.ts';

/** `inside`: within a frame that keeps its navigation. */
type PageProps = { inside?: boolean };

/** S1 §2.5. */
export function NotFoundPage({ inside = false }: PageProps) {
  const heading = usePageTitle(copy.notFound.title);
  const { code, title, text, action } = copy.notFound;
  return (
    <ErrorPage
      scene="lost"
      code={code}
      title={title}
      text={text}
      headingRef={heading}
      action={<ButtonLink href="/home">{action}</ButtonLink>}
      inside={inside}
    />
  );
}

/** S1 §2.5: 'VOLTAR' goes back; when this is the first page of the visit, it goes home (C8). */
export function ServerErrorPage({ inside = false }: PageProps) {
  const heading = usePageTitle(copy.serverError.title);
  const navigate = useNavigate();
  const { key } = useLocation();
  const back = () => void (key === 'default' ? navigate('/home') : navigate(-1));
  const { title, text, action } = copy.serverError;
  return (
    <ErrorPage
      scene="coffee"
      title={title}
      text={text}
      headingRef={heading}
      action={<Button onClick={back}>{action}</Button>}
      inside={inside}
    />
  );
}

/**
 * The page did not arrive: no internet, or a part of the app that cannot be fetched. Tries again, once, when the internet is back.
 * At an address that keeps answers, it says that they are kept.
 */
export function OfflinePage() {
  const heading = usePageTitle(copy.offline.title);
  const { leave } = useServices();
  const { pathname, search } = useLocation();
  const { title, text, kept, action } = copy.offline;
  const isOnDevice = useMatches().some(({ route }) => route.handle === keepsAnswers);
  useEffect(() => {
    // A part that could not be fetched is asked for again only by a new page.
    const again = () => leave(`${pathname}${search}`);
    window.addEventListener('online', again, { once: true });
    return () => window.removeEventListener('online', again);
  }, [leave, pathname, search]);
  return (
    <ErrorPage
      scene="lost"
      title={title}
      text={isOnDevice ? kept : text}
      headingRef={heading}
      action={<Button onClick={() => leave(`${pathname}${search}`)}>{action}</Button>}
    />
  );
}

/** The route `error/{status_code}` chooses the page by the status. */
export function StatusPage() {
  return useParams()['status_code'] === '404' ? <NotFoundPage /> : <ServerErrorPage />;
}

/** The status a route's failure carries: an unknown address, or an answer of the API. */
const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** How browsers word that a part of the app did not arrive. */
const PART_MISSING = /dynamically imported module|importing a module script/iu;

const isOffline = (error: unknown) =>
  (typeof error === 'object' && error !== null && 'offline' in error && error.offline === true) ||
  (error instanceof TypeError && PART_MISSING.test(error.message));

/** What a route shows when its loader or its rendering failed. */
export function RouteErrorPage() {
  const error = useRouteError();
  if (isOffline(error)) return <OfflinePage />;
  return statusOf(error) === 404 ? <NotFoundPage /> : <ServerErrorPage />;
}
