CREATE TABLE "aprendizagem_concordancia" (
	"escola_id" bigint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"materia_id" bigint NOT NULL,
	"ciclo" smallint NOT NULL,
	"capitulo_numero" smallint NOT NULL,
	"concorda" boolean,
	"gravada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "aprendizagem_concordancia_escola_id_turma_aluno_id_materia_id_ciclo_capitulo_numero_pk" PRIMARY KEY("escola_id","turma_aluno_id","materia_id","ciclo","capitulo_numero"),
	CONSTRAINT "aprendizagem_concordancia_faixa" CHECK ("aprendizagem_concordancia"."ciclo" between 1 and 99 and "aprendizagem_concordancia"."capitulo_numero" between 0 and 999)
);
--> statement-breakpoint
ALTER TABLE "pessoa" ADD COLUMN "ranking_oculto" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD COLUMN "estrelas_v1" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "aprendizagem_concordancia" ADD CONSTRAINT "aprendizagem_concordancia_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aprendizagem_concordancia" ADD CONSTRAINT "aprendizagem_concordancia_escola_id_materia_id_materia_escola_id_id_fk" FOREIGN KEY ("escola_id","materia_id") REFERENCES "public"."materia"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD CONSTRAINT "turma_aluno_estrelas_v1" CHECK ("turma_aluno"."estrelas_v1" >= 0);