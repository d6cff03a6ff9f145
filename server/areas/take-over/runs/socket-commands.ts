import { z } from 'zod';
import { AppError } from '#contract/base/errors.ts';
import { takeOverWishSchema } from '#contract/office/take-over-run.ts';
import type { AppContext } from '../../../app-context.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import type { SocketCommands } from '../../../platform/command-socket.ts';
import { createForeignRequest } from '../../../platform/safe-fetch/request-foreign.ts';
import { followRun, joinRun } from './follow-run.ts';

export const joinCommand = 'take-over';
export const followCommand = 'take-over-progress';

const followSchema = z.object({ id: z.int(), after: z.int() });

/** For the command of the shell, while a server holds the embedded database. */
export function takeOverCommands(ctx: Pick<AppContext, 'db' | 'clock' | 'config'>): SocketCommands {
  const request = createForeignRequest(ctx.config.takeOverHosts);
  return {
    [joinCommand]: (body) => explained(() => joinRun(ctx, { wish: takeOverWishSchema.parse(body), request })),
    [followCommand]: (body) => {
      const { id, after } = followSchema.parse(body);
      return followRun(ctx, id, after);
    },
  };
}

/** Failures as a sentence for the shell. */
export async function explained<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [issue] = error.issues ?? [];
    throw new Error(writeMessage(issue?.message ?? error.sentence, 'en'), { cause: error });
  }
}
