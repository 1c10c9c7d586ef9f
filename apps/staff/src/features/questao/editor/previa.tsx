/** The question as the student sees it, in either app, light or dark. */
import { useTypeset } from '@luneta/ui/editor';
import { useDeferredValue } from 'react';

import { PreviaFrame } from '../../../shared/editor/previa-frame.tsx';
import { ComoAluno } from '../../../shared/questao/como-aluno.tsx';
import type { Passagem } from './partes/texto-base.tsx';
import { escritas, type Valores } from './valores.ts';

export type PreviaProps = { valores: Valores; materia: string; objeto: string | null; passagem: Passagem | null };

export function Previa({ valores, materia, objeto, passagem }: PreviaProps) {
  // Typing comes first: the screen beside follows when there is time.
  const shown = useDeferredValue(valores);
  const [conteudo = '', enunciado = '', ...alternativas] = useTypeset([
    passagem?.conteudo ?? '',
    shown.enunciado,
    ...escritas(shown).map(({ texto }) => texto),
  ]);
  return (
    <PreviaFrame>
      {(versao) => (
        <ComoAluno
          versao={versao}
          materia={materia}
          objeto={objeto}
          texto_base={passagem && { conteudo, fonte: passagem.fonte }}
          enunciado={enunciado}
          alternativas={alternativas}
          discursiva={shown.tipo === 'discursiva'}
        />
      )}
    </PreviaFrame>
  );
}
