/** The questions of the exam: three ways to bring them, in one list with its totals. */
import { EmptyState, Note, Segments, useMediaQuery } from '@luneta/ui';
import { from } from '@luneta/ui/theme';
import { useState } from 'react';

import { QuestaoDrawer } from '../../../shared/questao/questao-drawer.tsx';
import type { PassoProps } from '../partes/passo.ts';
import { temDias } from '../valores.ts';
import { copy } from './copy.ts';
import { Escolher } from './escolher.tsx';
import { Importar } from './importar.tsx';
import { lugaresDoDia } from './itens.ts';
import { Lista } from './lista.tsx';
import { Opcoes } from './opcoes.tsx';
import { PorFiltro } from './por-filtro.tsx';
import * as css from './questoes.css.ts';
import { Totais } from './totais.tsx';
import { useQuestoes, type Questoes } from './use-questoes.ts';

const { vistas } = copy;
const MODOS = [
  { value: 'escolher', label: vistas.escolher },
  { value: 'filtro', label: vistas.filtro },
  { value: 'importar', label: vistas.importar },
] as const;
type Modo = (typeof MODOS)[number]['value'];
type Vista = Modo | 'prova';

export function QuestoesPasso(props: PassoProps) {
  const { form, fichas } = props;
  const { dias } = form.values;
  const questoes = useQuestoes(props);
  const wide = useMediaQuery(from.wide);
  const [vista, setVista] = useState<Vista>(() => (dias.some(({ itens }) => itens.length > 0) ? 'prova' : 'escolher'));
  const [opcoes, setOpcoes] = useState<number | null>(null);
  const [lida, setLida] = useState<number | null>(null);
  if (!temDias(form.values)) return <Note tone="info">{copy.marco}</Note>;
  if (questoes.dia === undefined) return <Note tone="info">{copy.semDia}</Note>;
  const total = dias.reduce((sum, dia) => sum + lugaresDoDia(dia).length, 0);
  const modo: Modo = vista === 'prova' ? 'escolher' : vista;
  const banco = (
    <>
      {modo === 'escolher' && <Escolher questoes={questoes} onVer={setLida} />}
      {modo === 'filtro' && <PorFiltro {...props} questoes={questoes} />}
      {modo === 'importar' && <Importar {...props} />}
    </>
  );
  const prova = (
    <section className={css.panel} aria-label={copy.prova}>
      <Totais dias={dias} fichas={fichas} />
      {dias.length > 1 && (
        <div className={css.panelHead}>
          <Segments
            legend={copy.dias}
            options={dias.map(({ dia_prova }) => ({ value: String(dia_prova), label: copy.dia(dia_prova) }))}
            value={String(questoes.dia.dia_prova)}
            onChange={(value) => questoes.setDia(Number(value))}
          />
        </div>
      )}
      <div className={css.scrolls}>
        <DoDia
          {...props}
          questoes={questoes}
          wide={wide}
          onOpcoes={setOpcoes}
          onEscolher={() => setVista('escolher')}
        />
      </div>
    </section>
  );
  return (
    <>
      {wide ? (
        <div className={css.columns}>
          <section className={css.panel} aria-label={copy.banco}>
            <div className={css.panelHead}>
              <Segments legend={copy.banco} options={MODOS} value={modo} onChange={setVista} />
            </div>
            {banco}
          </section>
          {prova}
        </div>
      ) : (
        <>
          <Segments
            legend={copy.ver}
            options={[{ value: 'prova' as const, label: copy.naProva(total) }, ...MODOS]}
            value={vista}
            onChange={setVista}
          />
          {vista === 'prova' ? prova : <section className={css.panel}>{banco}</section>}
        </>
      )}
      {opcoes !== null && lida === null && (
        <Opcoes
          numero={opcoes}
          dias={dias}
          fichas={fichas}
          questoes={questoes}
          onVer={setLida}
          onClose={() => setOpcoes(null)}
        />
      )}
      {lida !== null && <QuestaoDrawer key={lida} banco_questao_id={lida} onClose={() => setLida(null)} />}
    </>
  );
}

type DoDiaProps = PassoProps & {
  questoes: Questoes;
  wide: boolean;
  onOpcoes: (numero: number) => void;
  onEscolher: () => void;
};

function DoDia({ fichas, questoes, wide, onOpcoes, onEscolher }: DoDiaProps) {
  const { dia } = questoes;
  if (dia === undefined) return null;
  if (dia.itens.length === 0) return <EmptyState plain text={wide ? copy.vazia : copy.vaziaTelefone} />;
  return (
    <Lista
      dia={dia}
      fichas={fichas}
      questoes={questoes}
      onOpcoes={onOpcoes}
      onPar={(par) => {
        questoes.setPar(par);
        onEscolher();
      }}
    />
  );
}
