import { useSendKept } from './use-send-kept.ts';

/** Sends kept answers while it stands. A part of its own, because it brings the exam's code along. */
export function SendKept() {
  useSendKept();
  return null;
}
