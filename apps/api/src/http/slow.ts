/** How long a caller may take to send a call. Node looks at open calls only now and then, and every 30 s unless told. */
const LOOK_MS = 1_000;

/**
 * Options of a server: a call that has not come completely within the time is answered 408, and its connection is ended.
 * `http` repeats the time, because Node takes the shorter of two times for the head alone: with its own 60 s for the head,
 * a body would have those.
 */
export const slowSenders = (requestTimeout = 15_000) =>
  ({
    requestTimeout,
    connectionTimeout: 30_000,
    http: {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(LOOK_MS, requestTimeout),
    },
  }) as const;
