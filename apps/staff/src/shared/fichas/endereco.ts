/** The address on a slip, as one types it: without the scheme. Pure. */
export const addressOf = (deployment: string): string => deployment.replace(/^https?:\/\//u, '');
