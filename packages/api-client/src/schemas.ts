/** The contract's shapes as zod schemas, each by its name; a form checks its request with them before it is sent. */
export * from '@luneta/openapi/schemas';
