/** Head of a subject: the way back, what the student has, which subject it is and how far it is. */
import type { AdaptadaMateria } from '@luneta/api-client';
import type { TipoAvaliacao } from '@luneta/domain';
import { GameHeader, SubjectHead } from '@luneta/ui';
import { useState, type Ref } from 'react';

import { Coins, Lives, Stars } from '../../shared/game/counters.tsx';
import { LivesSheet } from '../../shared/game/lives-sheet.tsx';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

export type MateriaHeaderProps = {
  tipo: TipoAvaliacao;
  /** Undefined while it is on its way. */
  materia: AdaptadaMateria | undefined;
  headingRef: Ref<HTMLHeadingElement>;
};

export function MateriaHeader({ tipo, materia, headingRef }: MateriaHeaderProps) {
  const [open, setOpen] = useState(false);
  const { materia_nome = '', qtde_itens_respondeu = 0, qtde_itens_total = 0 } = materia ?? {};
  return (
    <>
      <GameHeader
        label={copy.header}
        start={{ back: { label: copy.back, href: paths.roteiros } }}
        stars={<Stars />}
        coins={<Coins />}
        lives={<Lives onOpen={() => setOpen(true)} showTime={false} />}
      >
        <SubjectHead
          kind={copy.tipo[tipo]}
          materia={materia_nome}
          headingRef={headingRef}
          progress={
            materia && {
              value: qtde_itens_respondeu,
              of: qtde_itens_total,
              unit: copy.itens,
              label: copy.progress(materia_nome),
              words: copy.itensDe(qtde_itens_respondeu, qtde_itens_total),
            }
          }
        />
      </GameHeader>
      <LivesSheet open={open} onClose={() => setOpen(false)} studied={materia && { tipo, materia }} />
    </>
  );
}
