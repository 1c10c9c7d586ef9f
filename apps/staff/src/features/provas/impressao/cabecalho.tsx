/** Head of each sheet: whose it is, and of which exam. */
import type { Impressao } from '@luneta/api-client';

import { copy } from './copy.ts';
import * as css from './impressao.css.ts';

export function Cabecalho({ impressao, pessoal }: { impressao: Impressao; pessoal: boolean }) {
  const { escola_nome, descricao, dia_prova, dias, modelo, turma } = impressao;
  const facts = [dias.length > 1 ? copy.diaOf(dia_prova) : '', copy.versao(modelo)].filter((fact) => fact !== '');
  return (
    <div className={css.head}>
      <div className={css.headLine}>
        <span>{`${escola_nome} · ${descricao}`}</span>
        <span>{facts.join(' · ')}</span>
      </div>
      {pessoal && (
        <div className={css.blanks}>
          <span className={`${css.blank} ${css.blankWide}`}>
            {copy.nome} <span className={css.rule} />
          </span>
          <span className={css.blank}>
            {copy.turmaPaper} <span className={css.rule}>{turma?.turma_codigo}</span>
          </span>
          <span className={css.blank}>
            {copy.numero} <span className={css.rule} />
          </span>
        </div>
      )}
    </div>
  );
}
