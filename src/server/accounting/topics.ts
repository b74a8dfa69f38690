// The names of the jobs of the books.

/** Topic of the adjustment of all months that have ended and are open. Payload: `{}`. */
export const adjustBooksTopic = 'adjustBooks'
