/** Lines with a fault: a table with line, field, why and how, and on a phone a card for each; both are mended in place. */
import type { GestaoImportacaoLinha, GestaoImportacaoTipo } from '@luneta/api-client';
import { DataTable, Stack, useMediaQuery, type DataColumn } from '@luneta/ui';
import { from } from '@luneta/ui/theme';
import { useRef } from 'react';

import { copy, n } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';
import { TIPOS } from '../tipos.ts';
import { Conserto } from './conserto.tsx';
import { falhasDe, type Falha } from './falhas-de.ts';
import { CampoValor, FaultCard, Porque } from './fault-card.tsx';
import { Nome } from './nome.tsx';

type FalhasProps = Pick<EtapaProps, 'importacao' | 'of'> & {
  onStale: (message: string) => void;
  caption: string;
  linhas: readonly GestaoImportacaoLinha[];
  /** Shows one as a student would see it, where it is a question. */
  onVer: ((ordem: number) => void) | undefined;
};

const columnsOf = (
  tipo: GestaoImportacaoTipo,
  onVer: FalhasProps['onVer'],
): readonly [DataColumn<Falha>, ...DataColumn<Falha>[]] => [
  {
    id: 'nome',
    header: TIPOS[tipo].quem,
    cell: ({ linha }) => <Nome linha={linha} onVer={onVer} />,
  },
  { id: 'linha', header: copy.linha, cell: ({ linha: { linha } }) => n(linha), noWrap: true },
  { id: 'campo', header: copy.campo, cell: ({ problema }) => <CampoValor problema={problema} /> },
  { id: 'porque', header: copy.porque, cell: ({ problema }) => <Porque problema={problema} /> },
];

const keyOf = ({ linha, problema }: Falha) => `${linha.ordem}/${problema.campo ?? ''}/${problema.codigo}`;

export function Falhas({ caption, linhas, importacao, of, onStale, onVer }: FalhasProps) {
  const wide = useMediaQuery(from.expanded);
  const falhas = falhasDe(linhas);
  const list = useRef<HTMLElement>(null);
  // The button that was pressed goes with its line.
  const onMended = () => list.current?.focus();
  const shared = { importacao, of, onMended, onStale };
  return (
    <section ref={list} tabIndex={-1} aria-label={caption}>
      {wide ? (
        <DataTable
          caption={caption}
          density="compact"
          columns={columnsOf(importacao.tipo, onVer)}
          rows={falhas}
          rowKey={keyOf}
          actionsHeader={copy.corrigir}
          renderActions={(falha) => <Conserto inRow falha={falha} {...shared} />}
        />
      ) : (
        <Stack as="ul" gap="e12">
          {falhas.map((falha) => (
            <li key={keyOf(falha)}>
              <FaultCard falha={falha} onVer={onVer} {...shared} />
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
}
