import { lazyPart } from '@luneta/app-shell';

/** Sends kept answers while it stands; it comes after the first picture, because it brings the exam's code along. */
export const SendUnsent = lazyPart(async () => (await import('./sender.tsx')).Sender);
