// Two names, as a person tells one and a bank or a register has the other.

import { describe, expect, it } from 'vitest'
import { compareNames } from './name-match.ts'

const golden = [
  ['Ana Reyes', 'REYES ANA', 'same'],
  ['Ana Reyes', 'Reyes, Ana', 'same'],
  ['Ana Reyes', 'Smt. Ana Reyes', 'same'],
  ['José Núñez', 'JOSE NUNEZ', 'same'],
  ['Søren Ærø', 'SOREN AERO', 'same'],
  ['Đặng Văn Lâm', 'DANG VAN LAM', 'same'],
  ['Juan De la Cruz', 'DELA CRUZ JUAN', 'same'],
  ['Pedro de los Santos', 'DELOS SANTOS, PEDRO', 'same'],
  ["Maria D'Souza", 'MARIA DSOUZA', 'same'],
  ['Anne-Marie Tan', 'ANNE MARIE TAN', 'same'],
  ['Sri Wahyuni', 'SRIWAHYUNI', 'same'],
  ['Smt. Ana Reyes', 'ANAREYES', 'other'],
  ['Siti Nurhaliza', 'SITINURHALIZA', 'same'],
  ['Suharto', 'SUHARTO', 'same'],
  ['मोहनदास गांधी', 'गांधी मोहनदास', 'same'],
  ['राम कुमार', 'रमा कुमार', 'other'],
  ['मीना शर्मा', 'मीनू शर्मा', 'other'],
  ['王 小明', '王小明', 'same'],
  ['王小明', '王小红', 'other'],
  ['Мария Петрова', 'ПЕТРОВА МАРИЯ', 'same'],
  ['محمد علي', 'علي محمد', 'same'],
  ['Ana Reyes', 'ANA MARIA REYES', 'similar'],
  ['Ravi K Nair', 'RAVI KUMAR NAIR', 'similar'],
  ['R K Nair', 'RAVI KUMAR NAIR', 'similar'],
  ['Ma. Clara Santos', 'MARIA CLARA SANTOS', 'similar'],
  ['Mohd Ali Khan', 'MOHAMMED ALI KHAN', 'similar'],
  ['Juan Cruz Jr.', 'JUAN CRUZ', 'similar'],
  ['Juan Cruz Jr.', 'JUAN CRUZ SR', 'other'],
  ['Budi', 'BUDI SANTOSO', 'similar'],
  ['Ana Reyes', 'ANA SANTOS', 'other'],
  ['Ana Reyes', 'BELLA CRUZ', 'other'],
  ['Ana Reyes', 'Аna Rеyes', 'other'],
  ['A R', 'ANA REYES', 'other'],
  ['Ana', '', 'other'],
  ['', '', 'other'],
  ['…', '—', 'other'],
  ['Dr', 'Dr', 'same'],
  ['Ana Ana', 'Ana Reyes', 'other'],
] as const

describe('two names', () => {
  it.each(golden)('%s and %s are %s', (told, recorded, expected) => {
    expect(compareNames(told, recorded)).toBe(expected)
    expect(compareNames(recorded, told)).toBe(expected)
  })
})
