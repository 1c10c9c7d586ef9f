/** A digital content as a row: what it is, where it opens, whether its link works, and where it is used. */
import type { ConteudoGestao } from '@luneta/api-client';
import { formatData, hostDoEndereco } from '@luneta/domain';
import { Badge, Link, Stack, Text, type DataColumn } from '@luneta/ui';

import { copy } from './copy.ts';

export const idOf = ({ conteudo_digital_id }: ConteudoGestao) => conteudo_digital_id;

const TONES = { ok: 'success', redireciona: 'warning', quebrado: 'danger', recusado: 'danger' } as const;

/** What the last check said, and when. */
function Verificacao({ of: { verificacao, verificada_em }, timeZone }: { of: ConteudoGestao; timeZone: string }) {
  if (verificacao === null)
    return (
      <Text as="span" look="small" tone="muted">
        {copy.links.nunca}
      </Text>
    );
  return (
    <Stack gap="e4">
      <div>
        <Badge tone={TONES[verificacao]}>{copy.links[verificacao]}</Badge>
      </div>
      {verificada_em !== null && (
        <Text as="span" look="small" tone="muted">
          {copy.verificadoEm(formatData(Date.parse(verificada_em), timeZone))}
        </Text>
      )}
    </Stack>
  );
}

type Columns = readonly [DataColumn<ConteudoGestao>, ...DataColumn<ConteudoGestao>[]];

/** @param timeZone of the school */
export const columnsIn = (timeZone: string): Columns => [
  {
    id: 'conteudo',
    header: copy.conteudo,
    cell: ({ descricao, tipo, url, arquivado_em }) => (
      <Stack gap="e4">
        <Text as="span" look="bodyStrong" lines={2}>
          {descricao}
        </Text>
        <Text as="span" look="small" tone="muted">
          {copy.tipos[tipo]} ·{' '}
          <Link href={url} external quiet>
            {hostDoEndereco(url)}
          </Link>
        </Text>
        {arquivado_em !== null && (
          <div>
            <Badge>{copy.situacoes.arquivado}</Badge>
          </div>
        )}
      </Stack>
    ),
  },
  {
    id: 'objeto',
    header: copy.objeto,
    cell: ({ objeto_conhecimento_descricao, materia_nome }) => (
      <Stack gap="e4">
        <Text as="span" look="small" lines={2}>
          {objeto_conhecimento_descricao}
        </Text>
        <Text as="span" look="small" tone="muted">
          {materia_nome}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'link',
    header: copy.link,
    noWrap: true,
    cell: (conteudo) => <Verificacao of={conteudo} timeZone={timeZone} />,
  },
  {
    id: 'uso',
    header: copy.uso,
    cell: ({ qtde_roteiros }) =>
      qtde_roteiros === 0 ? (
        <Text as="span" look="small" tone="muted">
          {copy.semUso}
        </Text>
      ) : (
        copy.usado(qtde_roteiros)
      ),
  },
];
