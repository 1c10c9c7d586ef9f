/** The list of who came, the table from printed numbers to the exam, and the sheet of keys. */
import type { Impressao, ImpressaoItem } from '@luneta/api-client';
import { HeadingTag, PersonName, PrintSheet } from '@luneta/ui';
import type { ReactNode } from 'react';

import { nomeDe } from '../../../shared/aluno.ts';
import { Cabecalho } from './cabecalho.tsx';
import { copy } from './copy.ts';
import * as css from './impressao.css.ts';

type TabelaProps = { impressao: Impressao; label: string; printed: string; children: ReactNode };

const Tabela = ({ impressao, label, printed, children }: TabelaProps) => (
  <div className={css.sheet}>
    <PrintSheet label={label} title={label} note={printed} header={<Cabecalho impressao={impressao} pessoal={false} />}>
      <HeadingTag className={css.titleText}>{label}</HeadingTag>
      {children}
    </PrintSheet>
  </div>
);

type Of = { impressao: Impressao; printed: string };

export function PresencaImpressa({ impressao, printed }: Of) {
  const { turma } = impressao;
  const label = `${copy.presencaTitle} · ${turma?.turma_codigo ?? ''}`;
  return (
    <Tabela impressao={impressao} label={label} printed={printed}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{copy.numero}</th>
            <th scope="col">{copy.nome}</th>
            <th scope="col">{copy.assinatura}</th>
          </tr>
        </thead>
        <tbody>
          {turma?.alunos.map(({ turma_aluno_id, numero, aluno_nome }) => (
            <tr key={turma_aluno_id} className={css.signature}>
              <td>{numero}</td>
              <td>
                <PersonName>{nomeDe(aluno_nome)}</PersonName>
              </td>
              <td>{'\u00A0'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Tabela>
  );
}

/** A place with two languages has a line for each. */
const numeroOf = ({ lingua_estrangeira }: ImpressaoItem, numero: number) =>
  lingua_estrangeira === null ? String(numero) : `${numero} (${copy.linguaCurta[lingua_estrangeira]})`;

export function NumerosImpressos({ impressao, printed }: Of) {
  return (
    <Tabela impressao={impressao} label={copy.tabelaTitle} printed={printed}>
      <div className={css.narrow}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{copy.noCaderno}</th>
              <th scope="col">{copy.naProva}</th>
              <th scope="col">{copy.codigo}</th>
            </tr>
          </thead>
          <tbody>
            {impressao.itens.map((item) => (
              <tr key={item.avaliacao_conhecimento_questao_id}>
                <td>{numeroOf(item, item.numero)}</td>
                <td>{item.numero_na_prova}</td>
                <td className={css.code}>{item.codigo}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Tabela>
  );
}

function keyOf({ anulada, subjetiva, gabarito }: ImpressaoItem): string {
  if (anulada) return copy.anuladaCurta;
  return subjetiva ? copy.escrita : (gabarito ?? copy.semChave);
}

export function GabaritoImpresso({ impressao, printed }: Of) {
  const isExamOrder = impressao.modelo === 'A';
  return (
    <Tabela impressao={impressao} label={copy.gabaritoTitle} printed={printed}>
      <div className={css.narrow}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{isExamOrder ? copy.numero : copy.noCaderno}</th>
              <th scope="col">{copy.chave}</th>
              {!isExamOrder && <th scope="col">{copy.naProva}</th>}
            </tr>
          </thead>
          <tbody>
            {impressao.itens.map((item) => (
              <tr key={item.avaliacao_conhecimento_questao_id}>
                <td>{numeroOf(item, item.numero)}</td>
                <td>
                  <b>{keyOf(item)}</b>
                </td>
                {!isExamOrder && <td>{item.numero_na_prova}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Tabela>
  );
}
