ALTER TABLE "turma_aluno" ADD COLUMN "meta_semana" smallint;--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD COLUMN "min_linhas" integer DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD CONSTRAINT "turma_aluno_meta" CHECK ("turma_aluno"."meta_semana" between 1 and 5);