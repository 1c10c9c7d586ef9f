/** Loaders of the screens of a phase. They start the first calls while the screen's code is on its way; nothing waits for them. */
import { faseItensQuery, faseMidiasQuery } from '@luneta/api-client/fase';
import { navbarQuery } from '@luneta/api-client/navbar';
import type { Services } from '@luneta/app-shell';
import type { LoaderFunctionArgs } from 'react-router';

import { faseIdsOf } from './fase-place.ts';

/** Exercises and result need the exercises. */
export const faseLoader =
  ({ api, queryClient }: Services) =>
  ({ params }: LoaderFunctionArgs): null => {
    void queryClient.prefetchQuery(faseItensQuery(api, faseIdsOf(params)));
    void queryClient.prefetchQuery(navbarQuery(api));
    return null;
  };

/** The media screen needs the contents, and has the exercises ready for what comes next. */
export const midiaLoader =
  (services: Services) =>
  (args: LoaderFunctionArgs): null => {
    const { api, queryClient } = services;
    void queryClient.prefetchQuery(faseMidiasQuery(api, faseIdsOf(args.params)));
    return faseLoader(services)(args);
  };
