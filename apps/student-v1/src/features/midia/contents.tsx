import type { AdaptadaConteudo, FaseLog } from '@luneta/api-client';
import { SUGESTOES_VISIVEIS, hasShowMore, videoDoEndereco } from '@luneta/domain';
import { Heading, MediaList, type MediaListItem, Stack, VideoFacade } from '@luneta/ui';
import { useState } from 'react';

import { copy } from './copy.ts';
import { Dica } from './dica.tsx';
import { useWatching } from './use-watching.ts';

export type Watched = NonNullable<FaseLog['midia_assistir']>;

export type ContentsProps = {
  conteudos: readonly AdaptadaConteudo[];
  /** Told what is watched and opened; absent for who only looks. */
  onWatch: ((entry: Watched) => void) | undefined;
};

/** The content chosen, large, and the others. A video of another service opens outside (decision 136). */
export function Contents({ conteudos, onWatch }: ContentsProps) {
  const all = [...conteudos].sort((a, b) => a.index - b.index);
  const [chosen, setChosen] = useState<number | null>(null);
  const main = all.find(({ id }) => id === chosen) ?? all[0];
  if (main === undefined) return null;
  const others = all.filter(({ id }) => id !== main.id);
  const cardOf = (conteudo: AdaptadaConteudo): MediaListItem => {
    const { id, tipo, descricao, url, plataforma, label_01 } = conteudo;
    const card = {
      id,
      kind: tipo,
      kindLabel: copy.kinds[tipo],
      title: descricao,
      // Many name the kind once more.
      source: [label_01, plataforma].find((name) => name !== copy.kinds[tipo]) ?? undefined,
    };
    if (videoOf(conteudo) !== null && id !== main.id) return { ...card, onOpen: () => setChosen(id) };
    return { ...card, href: url, onOpen: () => onWatch?.({ conteudo_id: id, acao: 'link_externo' }) };
  };
  return (
    <Stack gap="e20">
      {videoOf(main) === null ? (
        <MediaList label={copy.kinds[main.tipo]} items={[cardOf(main)]} />
      ) : (
        <Video key={main.id} conteudo={main} onWatch={onWatch} />
      )}
      {others.length === 0 && <Dica tipo={main.tipo} />}
      {others.length > 0 && (
        <Stack gap="e8">
          <Heading look="h3">{copy.suggestions}</Heading>
          <MediaList
            label={copy.suggestions}
            items={others.map(cardOf)}
            fold={hasShowMore(all.length) ? { after: SUGESTOES_VISIVEIS, more: copy.more, less: copy.less } : undefined}
          />
        </Stack>
      )}
    </Stack>
  );
}

const videoOf = ({ tipo, url }: AdaptadaConteudo) => (tipo === 'video' ? videoDoEndereco(url) : null);

function Video({ conteudo, onWatch }: { conteudo: AdaptadaConteudo } & Pick<ContentsProps, 'onWatch'>) {
  const { descricao, url } = conteudo;
  const tell = useWatching(conteudo.id, onWatch);
  const video = videoOf(conteudo);
  if (video === null) return null;
  return (
    <VideoFacade
      video={video}
      title={descricao}
      href={url}
      hrefLabel={copy.video[video.provider]}
      blockedText={copy.video.blocked}
      onAction={tell}
    />
  );
}
