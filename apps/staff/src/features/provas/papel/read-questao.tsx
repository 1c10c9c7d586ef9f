/** Reads the question of the chosen column: points of a text are given by who has read what was asked. */
import type { Grade } from '@luneta/api-client';
import { Button } from '@luneta/ui';
import { Eye } from '@luneta/ui/icons';
import { useState } from 'react';

import { copy as words } from '../questoes/copy.ts';
import { QuestaoDialog } from '../questoes/questao-late.ts';
import { colunasDe } from './planilha.ts';

export type ReadQuestaoProps = {
  grade: Grade;
  avaliacao_conhecimento_id: number;
  /** Column of the grid that was chosen last. */
  coluna: number;
};

export function ReadQuestao({ grade, avaliacao_conhecimento_id, coluna }: ReadQuestaoProps) {
  const [reading, setReading] = useState(false);
  const chosen = colunasDe(grade)[coluna];
  const item = grade.itens[chosen?.tipo === 'item' ? chosen.n : 0];
  if (!item) return null;
  const nome = words.numeroOf(grade.dia_prova, item.numero, false, item.lingua_estrangeira);
  return (
    <>
      <Button size="sm" variant="secondary" icon={Eye} onClick={() => setReading(true)}>
        {words.readOf(nome)}
      </Button>
      {reading && (
        <QuestaoDialog
          avaliacao_conhecimento_id={avaliacao_conhecimento_id}
          item={item.avaliacao_conhecimento_questao_id}
          nome={nome}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}
