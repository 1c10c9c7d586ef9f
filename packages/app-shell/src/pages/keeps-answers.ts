/**
 * `handle` of a route whose answers wait on the device until the server has them (decision 94): a page that does not load there
 * says so.
 */
export const keepsAnswers = { keepsAnswers: true } as const;
