/** What is printed and how: each choice stands in the address. */
import type { Impressao } from '@luneta/api-client';
import { MODELOS_IMPRESSOS } from '@luneta/domain';
import { NumberField, Segments, Select } from '@luneta/ui';

import { copy, type Papel } from './copy.ts';
import * as css from './impressao.css.ts';
import { COLUNAS, type Escolhas, TAMANHOS } from './use-escolhas.ts';

type EscolhasPanelProps = {
  /** What there is to choose from. */
  of: Pick<Impressao, 'dias' | 'turmas'>;
  papeis: readonly Papel[];
  escolhas: Escolhas;
  onChange: (change: Partial<Escolhas>) => void;
  brancas: string;
  brancasError: string | undefined;
  onBrancas: (brancas: string) => void;
};

/** Papers that are those of one class. */
export const isDaTurma = (papel: Papel) => papel === 'folhas' || papel === 'presenca';

export function EscolhasPanel({ of, papeis, escolhas, onChange, ...brancas }: EscolhasPanelProps) {
  const { papel, modelo, tamanho, colunas } = escolhas;
  return (
    <div className={css.choices}>
      {papeis.length > 1 && (
        <div className={css.choice}>
          <Select
            label={copy.papel}
            options={papeis.map((value) => ({ value, label: copy.papeis[value] }))}
            value={papel}
            onChange={(value) => onChange({ papel: value })}
          />
        </div>
      )}
      <DiaELingua of={of} escolhas={escolhas} onChange={onChange} />
      {of.turmas.length > 0 && <Turma of={of} escolhas={escolhas} onChange={onChange} />}
      {papeis.length > 1 && papel !== 'presenca' && (
        <Segments
          legend={copy.modelo}
          showLegend
          options={MODELOS_IMPRESSOS.map((value) => ({ value, label: value }))}
          value={modelo}
          onChange={(value) => onChange({ modelo: value })}
        />
      )}
      {papel === 'caderno' && (
        <>
          <Segments
            legend={copy.tamanho}
            showLegend
            options={TAMANHOS.map((value) => ({ value, label: copy.pt(value) }))}
            value={tamanho}
            onChange={(value) => onChange({ tamanho: value })}
          />
          <Segments
            legend={copy.colunas}
            showLegend
            options={COLUNAS.map((value) => ({ value, label: value === '1' ? copy.umaColuna : copy.duasColunas }))}
            value={colunas}
            onChange={(value) => onChange({ colunas: value })}
          />
        </>
      )}
      {papel === 'folhas' && (
        <div className={css.choice}>
          <NumberField
            label={copy.brancas}
            min={0}
            max={50}
            value={brancas.brancas}
            onChange={brancas.onBrancas}
            error={brancas.brancasError}
          />
        </div>
      )}
    </div>
  );
}

type Part = Pick<EscolhasPanelProps, 'of' | 'escolhas' | 'onChange'>;

function DiaELingua({ of: { dias }, escolhas: { dia, lingua }, onChange }: Part) {
  const shown = dias.find(({ dia_prova }) => String(dia_prova) === dia) ?? dias[0];
  return (
    <>
      {dias.length > 1 && shown && (
        <div className={css.choice}>
          <Select
            label={copy.dia}
            options={dias.map(({ dia_prova }) => ({ value: String(dia_prova), label: copy.diaOf(dia_prova) }))}
            value={String(shown.dia_prova)}
            onChange={(value) => onChange({ dia: value })}
          />
        </div>
      )}
      {shown?.tem_lingua && (
        <div className={css.choice}>
          <Select
            label={copy.lingua}
            options={(['', '1', '2'] as const).map((value) => ({ value, label: copy.linguas[value] }))}
            value={lingua}
            onChange={(value) => onChange({ lingua: value })}
          />
        </div>
      )}
    </>
  );
}

function Turma({ of: { turmas }, escolhas: { papel, turma }, onChange }: Part) {
  return (
    <div className={css.choice}>
      <Select
        label={copy.turma}
        options={[
          { value: '', label: isDaTurma(papel) ? copy.chooseTurma : copy.noTurma },
          ...turmas.map(({ turma_id, serie_nome, turma_codigo }) => ({
            value: String(turma_id),
            label: copy.turmaOf(serie_nome, turma_codigo),
          })),
        ]}
        value={turmas.some(({ turma_id }) => String(turma_id) === turma) ? turma : ''}
        onChange={(value) => onChange({ turma: value })}
      />
    </div>
  );
}
