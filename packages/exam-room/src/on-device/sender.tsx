import { useSendUnsent } from './use-send-unsent.ts';

/** Sends kept answers while it stands. A part of its own, because it brings the exam's code along. */
export function Sender() {
  useSendUnsent();
  return null;
}
