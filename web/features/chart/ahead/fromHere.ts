/** Left for an event that was opened from the screen: to close it is to go back. */
export const FROM_HERE = 'ahead'
