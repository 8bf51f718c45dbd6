export const delay = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds))
