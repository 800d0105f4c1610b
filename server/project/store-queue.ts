import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { account, project, survey } from '../db/schema/index.ts';

const specialist = alias(account, 'specialist');

/** Projects that wait for boards, the one with the least time left first. */
export const waitingProjects = (db: Db) =>
  db
    .select({
      project,
      responses: survey.responses,
      customer: { id: account.id, firstName: account.firstName },
      specialist: { id: specialist.id, firstName: specialist.firstName },
    })
    .from(project)
    .innerJoin(survey, eq(survey.id, project.surveyId))
    .innerJoin(account, eq(account.id, project.accountId))
    .leftJoin(specialist, eq(specialist.id, project.specialistId))
    .where(inArray(project.state, ['waiting for boards', 'revising']))
    .orderBy(sql`${project.dueAt} asc nulls last`, asc(project.createdAt), asc(project.id));
