export const pause = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds))
