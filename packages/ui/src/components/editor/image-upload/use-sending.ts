// One picture on its way to where it is kept. A newer one takes its place; leaving gives it up.
import { useEffect, useRef, useState } from 'react';
import type { ImageUpload } from './image-upload.tsx';

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'sending' | 'sent'; readonly file: File }
  | { readonly is: 'failed'; readonly file: File; readonly message: string };

export const useSending = (upload: ImageUpload | null, first: File | undefined, onSent: (src: string) => void) => {
  const [state, setState] = useState<State>({ is: 'idle' });
  const running = useRef<AbortController | null>(null);

  const send = async (file: File): Promise<void> => {
    if (!upload) return;
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ is: 'sending', file });
    try {
      const src = await upload.send(file, own.signal);
      if (own.signal.aborted) return;
      setState({ is: 'sent', file });
      onSent(src);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!own.signal.aborted) setState({ is: 'failed', file, message });
    }
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (first) void latest.current(first);
    return () => running.current?.abort();
  }, [first]);
  return { state, send: (file: File) => void send(file) };
};
