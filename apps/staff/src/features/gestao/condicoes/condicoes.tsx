/** What holds for the student in every exam and ranking, and what staff may change about it. */
import type { GestaoAlunoDetalhe } from '@luneta/api-client';
import { Badge, Button, Inline } from '@luneta/ui';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy as words } from '../aluno/copy.ts';
import { Part } from '../aluno/part.tsx';
import { copy } from './copy.ts';

export type AtoDeCondicao = 'tempo' | 'ranking' | 'apelido';

type CondicoesProps = { aluno: GestaoAlunoDetalhe; isOpen: boolean; onAto: (ato: AtoDeCondicao) => void };

export function Condicoes({ aluno, isOpen, onAto }: CondicoesProps) {
  const may = useMayCall();
  const acts = [
    ...(may('setAcomodacaoAluno') ? [['tempo', copy.tempo] as const] : []),
    ...(may('setRankingAluno') ? [['ranking', aluno.ranking_oculto ? copy.show : copy.hide] as const] : []),
    ...(may('resetNomeSocial') && aluno.nome_social !== null ? [['apelido', copy.apelido] as const] : []),
  ];
  const holds = wordsOf(aluno);
  const shown = isOpen ? acts : [];
  if (holds.length === 0 && shown.length === 0) return null;
  return (
    <Part title={words.condicoes}>
      {holds.length > 0 && (
        <Inline as="ul" gap="e8" wrap>
          {holds.map((text) => (
            <li key={text}>
              <Badge tone="info">{text}</Badge>
            </li>
          ))}
        </Inline>
      )}
      <Inline gap="e8" wrap>
        {shown.map(([ato, label]) => (
          <Button key={ato} size="sm" variant="secondary" onClick={() => onAto(ato)}>
            {label}
          </Button>
        ))}
      </Inline>
    </Part>
  );
}

const wordsOf = (aluno: GestaoAlunoDetalhe): string[] => [
  ...(aluno.matricula === 'Atual' ? [] : [words.matricula(aluno.matricula)]),
  ...(aluno.fator_tempo === 1 ? [] : [words.tempo(aluno.fator_tempo.toLocaleString('pt-BR'))]),
  ...(aluno.passa_da_janela ? [words.outlastsJanela] : []),
  ...(aluno.ranking_oculto ? [words.rankingOculto] : []),
];
