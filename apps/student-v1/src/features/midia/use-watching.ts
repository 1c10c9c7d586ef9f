import type { VideoAction } from '@luneta/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { Watched } from './contents.tsx';

/** Tells what is done with a video, and that it was left after it had been played. */
export function useWatching(conteudo_id: number, onWatch: ((entry: Watched) => void) | undefined) {
  const played = useRef(false);
  const leave = useEffectEvent(() => {
    if (played.current) onWatch?.({ conteudo_id, acao: 'sair' });
  });
  useEffect(() => () => leave(), []);
  return (acao: VideoAction) => {
    played.current = true;
    onWatch?.({ conteudo_id, acao });
  };
}
