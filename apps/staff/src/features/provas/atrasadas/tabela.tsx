import type { ForaDoPrazo } from '@luneta/api-client';
import { nomeIsolado } from '@luneta/domain';
import { Badge, type DataColumn, DataTable, PersonName } from '@luneta/ui';

import { nomeDe } from '../../../shared/aluno.ts';
import { copy as words } from '../copy.ts';
import { useTempo, type Tempo } from '../tempo.ts';
import { copy, decisoes } from './copy.ts';

const TONES = { pendente: 'warning', contada: 'success', deixada_de_fora: 'neutral' } as const;

export const oQue = ({ tipo, numero }: ForaDoPrazo): string =>
  tipo === 'redacao' ? copy.redacao : copy.questao(numero);

const atraso = (segundos: number) => (segundos < 60 ? copy.underMinute : copy.minutes(Math.floor(segundos / 60)));

const columnsOf = ({ prazo }: Tempo): readonly [DataColumn<ForaDoPrazo>, ...DataColumn<ForaDoPrazo>[]] => [
  { id: 'aluno', header: copy.aluno, cell: ({ aluno_nome }) => <PersonName>{nomeDe(aluno_nome)}</PersonName> },
  { id: 'oque', header: copy.oQue, cell: oQue, noWrap: true },
  { id: 'chegou', header: copy.arrived, cell: ({ recebida_em }) => prazo(recebida_em), noWrap: true },
  {
    id: 'aparelho',
    header: copy.aparelho,
    cell: ({ respondida_em }) => (respondida_em === null ? words.none : prazo(respondida_em)),
    noWrap: true,
  },
  { id: 'atraso', header: copy.atraso, cell: (linha) => atraso(linha.atraso), noWrap: true },
  {
    id: 'decisao',
    header: copy.decisao,
    cell: ({ decisao }) => <Badge tone={TONES[decisao]}>{decisoes[decisao]}</Badge>,
  },
];

export type TabelaProps = {
  linhas: readonly ForaDoPrazo[];
  selected: ReadonlySet<number>;
  /** Absent where the profile only reads. */
  onSelect?: ((ids: ReadonlySet<number>) => void) | undefined;
};

export function Tabela({ linhas, selected, onSelect }: TabelaProps) {
  return (
    <DataTable
      caption={copy.caption}
      columns={columnsOf(useTempo())}
      rows={linhas}
      rowKey={(linha) => linha.resposta_atrasada_id}
      density="compact"
      {...(onSelect && {
        selection: {
          selected,
          onChange: (keys) => onSelect(new Set([...keys].map(Number))),
          label: (linha: ForaDoPrazo) => copy.select(nomeIsolado(linha.aluno_nome), oQue(linha)),
        },
      })}
    />
  );
}
