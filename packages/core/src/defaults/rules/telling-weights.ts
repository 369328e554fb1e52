/**
 * Written by scripts/fit-telling.ts: a logistic regression over the first-person statements of 1,947 user turns, labelled
 * by whether they tell a fact of their speaker (LongMemEval, MIT licence), and over the sentences of
 * scripts/plain-talk.txt. A space within a feature is written as `_`; features are explained in telling.ts.
 */
export const BIAS = -2.57

export const WEIGHTS: ReadonlyMap<string, number> = weights(`
  "_$ -0.32 "_- 0.16 "_the 0.09 #_# -0.27 #_$ -0.37 #_- 0.76 #_-s -0.17 #_and 0.15 #_for 0.1 #_hours 0.09
  #_minutes -0.19 *digit 1.18 *long 0.18 *maybe -0.36 *measure 0.65 *mine 0.77 *name 0.16 *ongoing 0.16 *order -1.59
  *others -0.34 *past 1.01 *perfect 0.31 *short 0.57 *stance -1.94 *subject 1.19 *talk -1.35 ,_- -0.44 ,_-ing 0.13
  ,_a 0.31 ,_and 0.89 ,_but 0.7 ,_i 1.1 ,_it 0.63 ,_so 0.63 ,_we -0.16 ,_where 0.3 -_" -0.3 -_# -0.05 -_, -0.17 -_- 0.09
  -_-ed -0.25 -_-ing 0.16 -_-s 0.51 -_a 0.18 -_about -0.21 -_all 0.5 -_an 0.59 -_and -0.35 -_around 0.15 -_as -0.07
  -_at 0.51 -_before -0.28 -_by 0.52 -_can -0.51 -_every 0.37 -_everything 0.06 -_for 0.16 -_from 0.2 -_has 0.29
  -_how -0.37 -_i 0.8 -_if -0.14 -_in 0.39 -_is 0.41 -_it -0.44 -_last 0.64 -_lately -0.32 -_learning 0.76 -_me 0.09
  -_more -0.51 -_my 0.12 -_next 0.3 -_now -0.71 -_of -0.24 -_on 0.7 -_or -0.17 -_our -0.33 -_out -0.77 -_s -0.55
  -_since 0.56 -_so 0.08 -_some 0.91 -_soon -0.27 -_than -0.11 -_that 0.3 -_the -0.89 -_their -0.32 -_them 0.43
  -_there -0.09 -_this 0.07 -_time -0.22 -_to -0.2 -_up -0.13 -_using 0.12 -_what -0.37 -_when 1.13 -_where 0.3
  -_with -0.85 -_you -0.29 -_your 0.08 -ed_# 0.22 -ed_$ -0.42 -ed_- 0.2 -ed_-s -0.87 -ed_a -0.13 -ed_and -0.43
  -ed_at -0.43 -ed_by -0.67 -ed_for 0.41 -ed_how -0.69 -ed_in -0.41 -ed_it -0.67 -ed_me 1.07 -ed_my 0.23 -ed_of 0.14
  -ed_on -0.51 -ed_out 0.4 -ed_that 0.37 -ed_the -0.87 -ed_to 0.45 -ed_with -0.64 -ing_$ -0.76 -ing_, -0.27 -ing_- -0.22
  -ing_-ing 0.92 -ing_-s 0.27 -ing_a 0.4 -ing_and -0.6 -ing_for 0.48 -ing_how -0.29 -ing_more -0.22 -ing_my 0.39
  -ing_of -0.56 -ing_on -0.71 -ing_some 0.05 -ing_the -0.07 -ing_them -0.46 -ing_to 0.51 -ing_up 0.29 -ing_with -0.88
  -s_" 0.56 -s_$ 0.63 -s_, 0.49 -s_-ed -0.25 -s_-ing -0.79 -s_a 0.36 -s_about -0.51 -s_and -0.12 -s_are -0.66
  -s_can -0.29 -s_for 0.84 -s_from -0.39 -s_i -0.21 -s_in 0.21 -s_is -0.3 -s_lately 0.15 -s_like 0.14 -s_me -0.06
  -s_now 0.23 -s_on 0.3 -s_or 0.37 -s_so 0.33 -s_that -0.07 -s_the -0.13 -s_to -0.45 -s_we -0.11 -s_with 0.23
  -s_you 0.26 ^_- -0.91 ^_-ing -0.33 ^_and 0.39 ^_as -0.26 ^_give -0.26 ^_i 0.4 ^_in -0.41 ^_it -0.16 ^_my 0.78
  ^_our 0.53 ^_please -0.43 ^_since -0.3 ^_tell -0.09 ^_thanks -0.66 ^_that -0.08 ^_the -0.33 ^_we 0.25 ^_you -0.34
  a 0.52 a_- 0.16 a_-ed 0.21 a_-ing 0.39 a_-s 0.42 a_bit -0.38 a_few 0.28 a_lot -0.28 a_month 0.06 a_new 0.39
  a_week 0.44 about 0.11 about_- -0.52 about_-ing 0.49 about_it 0.49 about_my 0.09 about_the -0.33 actually 0.34
  actually_just -0.35 actually_thinking -0.46 after -0.15 again -0.38 ago 0.49 ago_$ 0.18 ago_, 0.28 all -0.1
  all_the -0.16 along 0.4 already -0.19 also -0.14 also_- 0.1 always -1.53 always_been -0.63 am 0.23 am_- 0.61
  am_-ing 0.42 an 0.35 an_- -0.74 an_-ing 0.18 and 0.47 and_- -0.1 and_-ed -0.32 and_-ing -0.08 and_-s -0.13 and_a 0.16
  and_by 0.12 and_i 1.55 and_it -0.16 and_see -0.3 and_she 0.29 and_the 0.25 and_was 0.2 and_we -0.22 any 0.14
  any_- -0.65 april 0.23 are -0.46 are_- 0.32 are_-ing -0.31 around 0.59 around_# 0.43 as -0.74 as_- -0.26 as_a -0.52
  ask 0.07 at 1.02 at_- 0.09 at_a 0.15 at_my -0.2 at_the 0.07 attend -0.31 attended 0.24 attended_a 0.08 back_from 0.13
  back_to 0.86 be -0.58 be_- -0.11 be_-ed -0.52 be_a 0.26 because -0.82 been 1.13 been_- -0.36 been_-ing 0.12
  been_a 0.18 been_doing 0.51 been_really 0.12 been_trying -0.32 been_using 0.65 been_working 0.15 before -0.36
  being -0.39 bit -0.43 bit_- -1 bought -0.24 but 0.12 but_i 0.07 but_it 0.25 by 0.3 by_- 0.11 by_the 0.28 called 0.26
  can -0.16 can_- 0.05 can_help -0.12 can_t -0.37 come -0.59 could 0.1 could_- -0.13 could_help 0.59 currently -0.35
  d 0.44 d_like 0.79 dad 0.15 day 0.54 day_$ 0.23 definitely -0.86 definitely_- -0.53 definitely_going -0.29
  definitely_try 0.14 did -0.19 didn 0.23 didn_t 0.23 do -0.98 doing 0.07 doing_- -0.79 don -0.52 don_t -0.09 done -0.66
  down 0.24 each_- -0.22 even -0.22 every 0.58 everything 0.63 family -0.19 february 0.26 february_# 0.26 feel -0.11
  few 0.29 finally 0.14 find -0.38 find_it -0.47 first -0.52 first_- -0.15 five 0.49 for 0.23 for_# -0.46 for_- -0.17
  for_-ing 0.57 for_-s -0.26 for_a -0.83 for_my 0.3 for_some 0.49 for_the -0.51 found 0.22 four 0.17 four_-s 0.09
  friend -0.16 friends -0.3 from 1.09 from_- -0.14 from_a 0.09 from_my 0.18 gave 0.08 get_- 0.15 get_a 0.75
  getting_a -0.36 give -0.58 give_me -0.17 go 0.06 going -1.03 going_to -1.22 got 0.72 got_a 0.4 got_back 0.13
  got_my 0.22 had -0.33 had_a 0.23 had_no 0.05 has -0.5 has_been 0.27 hate -0.07 have -0.32 have_- 0.39 have_a 0.48
  have_been 0.27 have_to -1.01 having -0.35 having_some 0.16 he -0.29 hear -0.33 heard -1.04 heard_that -0.57 help -0.61
  help_me -0.34 her 0.79 her_- -0.21 hope -0.61 hours 0.12 how -0.6 how_- -0.51 how_it 0.38 how_much 0.06 how_to 0.73
  i 0.42 i_- -0.25 i_-ed -0.52 i_-s -0.87 i_also -0.65 i_am 0.17 i_attended 0.17 i_bought 0.26 i_can -0.13 i_could 0.18
  i_d 0.59 i_didn 0.31 i_do -0.1 i_don 0.08 i_feel -0.42 i_find -0.65 i_got -0.2 i_had -0.06 i_hate -0.07 i_hope -0.49
  i_just 0.21 i_like 0.42 i_love 0.19 i_m 0.35 i_need -0.07 i_really -0.43 i_recently 0.71 i_see 0.43 i_should -0.52
  i_spent 0.18 i_started 0.09 i_still 0.28 i_think 0.32 i_ve 0.25 i_want 0.15 i_was 0.53 i_went 0.31 i_will -0.52
  i_wonder -0.72 i_would -1.1 if 0.18 if_i -0.62 if_there -0.13 if_you 0.94 in 0.32 in_- -0.31 in_-ing -0.09 in_-s 0.44
  in_a -0.6 in_learning -0.58 in_my -0.91 in_our -0.1 in_the -0.77 in_this -0.29 into -0.21 into_- 0.31 is -0.53
  is_- -0.07 is_a -0.11 it -0.97 it_$ -0.35 it_-ed 0.3 it_-s -0.31 it_a 0.6 it_is -0.76 it_s 0.38 it_to -0.27
  it_was 0.15 its -0.05 january 0.1 june 0.68 just -0.34 just_- 0.33 just_finished -0.17 just_got 0.4 keep 0.63
  kids 0.47 know -0.23 know_that -0.26 last 0.65 last_- -0.78 last_month 0.24 last_week 0.09 last_weekend 0.67
  lately_$ 0.14 lately_, -0.15 learn 0.09 learning 0.47 like -0.39 like_- -0.32 like_a -0.58 like_the 0.44 like_to 0.86
  little -0.52 live 0.33 living 0.37 ll 0.07 ll_- 0.29 ll_definitely 0.55 ll_make 0.19 ll_start -0.14 look -0.36
  looking -0.28 looking_- -0.56 looking_for -0.32 looking_to 0.32 lot -0.28 love -1.18 love_to 0.3 loved -0.34 m 0.2
  m_- 0.26 m_-ed 0.13 m_-ing 0.07 m_-s -0.19 m_actually 0.27 m_also -0.16 m_currently 0.38 m_definitely -0.42
  m_going -0.55 m_looking 0.7 m_not -0.19 m_planning 0.28 m_really 0.73 m_still 0.14 m_thinking 0.08 m_trying 0.61
  made 0.07 made_a -0.33 make_a -0.47 make_it 0.2 making 0.28 many 0.12 march 0.19 march_# 0.13 may 0.34 maybe -0.48
  me 0.31 me_$ 0.23 me_the -0.27 me_to 0.09 me_with 0.19 met 0.63 might -0.75 minutes 0.38 month 1.25 month_, 0.07
  months 0.22 months_ago 0.24 months_now 0.1 more -1.02 more_$ -0.11 more_- -0.29 more_about -0.11 morning 0.32
  most 1.26 much -0.25 much_- -0.41 my 0.8 my_- -0.28 my_-ing 0.11 my_-s -0.41 my_dad 0.15 my_family -0.1 my_first -0.2
  my_new -0.13 my_next -0.34 my_own 0.16 need -0.91 need_to -0.61 new 0.6 new_- 0.77 new_-s 0.46 next -0.06 night 0.62
  no -0.21 not -0.59 not_- 0.14 now -0.44 now_$ -0.73 now_, 0.19 of 0.2 of_# 0.37 of_- -0.14 of_-s 0.25 of_a -0.38
  of_getting 0.43 of_it -0.11 of_my -0.07 of_the -0.29 of_them 0.16 of_these -0.25 of_those -0.37 old 0.62 old_- 0.87
  on 0.3 on_# 0.07 on_-ing -0.27 on_-s 0.08 on_february 0.23 on_how 0.22 on_march 0.13 on_my -0.21 on_the 1 one -1.12
  only 0.07 or 0.37 or_- -0.05 or_-s 0.58 other -0.07 our 0.05 our_- 0.09 our_-s -0.46 out 0.25 out_$ 0.52 out_- -0.44
  out_of 0.59 out_some -0.28 over 0.43 own 0.37 own_- -0.1 plan 0.15 planning 0.67 planning_a -0.06 planning_to 0.73
  please -0.65 please_- -0.58 re 0.13 read -1.05 really -0.36 really_- -0.09 really_-ed -0.55 really_-ing 0.38
  recently 0.53 recently_-ed 0.27 remember -0.62 s 0.31 s_- 0.2 s_-ing 0.29 s_-s 0.21 s_a 0.14 s_been 0.47 same -0.4
  same_- -0.14 saturday 0.18 second -0.63 second_- -0.32 see -0.26 see_how -0.15 see_the -0.17 she -0.17 should -1.06
  since 1.13 since_i 0.37 sister 0.63 so_- 0.25 so_i 0.35 so_many 0.17 some 0.08 some_- -0.25 some_-s 0.49 someone 0.37
  something -0.14 soon 0.22 soon_$ -0.18 soon_and 0.23 spent 0.19 start -0.49 start_-ing 0.84 start_with -0.71
  started 0.5 stay 0.18 still -0.66 still_-ing 0.12 such -0.17 such_a -0.57 sunday 0.05 t -0.53 t_- -0.68 t_have 0.54
  t_know -0.19 t_want -0.7 take 0.75 take_- 0.13 taking 0.16 tell -0.35 tell_me -0.29 than -0.54 thanks -0.66
  thanks_for -0.48 that -1.08 that_$ -0.72 that_- -0.18 that_-ed 0.08 that_-s -0.5 that_are 0.43 that_i 0.36
  that_s -0.35 that_the -0.34 the -0.24 the_" 0.27 the_- 0.42 the_-ed -0.37 the_-ing -0.22 the_-s 0.73 the_first -0.54
  the_last -1.05 the_next 0.41 the_other -0.25 the_same -0.4 the_way -0.11 their -0.84 their_- -0.53 their_-s -0.48
  them -0.75 them_$ -0.14 them_- -0.87 them_in -0.07 them_out -0.31 then -0.41 there -0.84 there_are -0.15 there_s -0.17
  these -0.34 these_- -0.43 these_-s -0.64 they -0.46 they_re 0.37 think 0.36 think_i 0.68 think_that -0.16
  thinking 0.42 thinking_about 0.35 thinking_of 0.62 this -0.55 this_$ -1.62 this_- 0.58 those -0.34 those_-s 0.18
  thought -0.54 three 0.56 three_-s 0.57 three_weeks 0.14 through 0.51 thursday 0.28 time -0.44 time_$ 0.19 times 0.11
  to -0.18 to_- 0.06 to_-ing -0.57 to_-s 0.36 to_a 0.97 to_attend -0.38 to_be 0.28 to_find -0.1 to_get -0.13
  to_hear -0.24 to_help -0.59 to_keep -0.55 to_know 0.67 to_me 0.31 to_see -0.16 to_start -0.33 to_take 0.5 to_the 0.62
  to_try -0.48 to_use -0.5 to_visit 0.23 to_work -0.11 today 0.15 today_$ -0.4 today_, 0.48 too 0.12 too_- -0.13
  took 0.19 tried -0.94 try -0.78 try_out 0.39 try_to -0.07 trying -0.11 trying_to -0.2 twice 0.26 two -0.13 two_-s 0.18
  two_weeks 0.26 up 0.81 up_with 0.16 us -0.46 used 0.29 used_to 0.3 using 0.38 using_- -0.45 ve 0.15 ve_always -0.91
  ve_been 0.93 ve_got 0.14 ve_heard -0.58 very -0.09 visit -0.07 want -1.06 want_to -0.1 want_you -0.13 was 0.14
  was_- -0.38 was_-ing -0.68 was_a 0.4 was_thinking 0.36 was_wondering -0.17 watch -0.16 way 0.19 way_, 0.66 way_to 0.91
  we -0.59 we_- 0.15 we_-ed 0.05 we_are 0.42 we_can -0.34 we_have 0.54 we_re -0.84 week 1.14 week_$ 0.49 week_and 0.07
  weekend 0.72 weekend_and 0.16 weeks 0.75 weeks_ago 0.15 went 0.65 were -0.5 what 0.12 when_i 0.5 where 0.54
  where_i 0.62 which -0.26 which_has 0.17 which_i -0.17 which_is 0.12 which_was 0.07 while -0.86 who -1.1 why -0.2
  will -0.75 will_- -0.47 with 0.14 with_- -0.05 with_-s -0.26 with_a 0.34 with_my 0.4 with_some -0.99 with_the 1.43
  with_you -0.13 wonder -0.73 wonder_if -0.57 wondering 0.08 wondering_if 0.62 work 0.36 work_$ 0.46 work_on -0.43
  working 0.55 working_on 0.38 works -0.44 would 0.45 would_be 1.11 write -0.36 year 0.45 year_$ 0.53 years 0.85
  years_$ 0.61 yesterday 0.24 yet 0.1 yet_$ 0.65 you -1.2 you_$ -1.48 you_- 0.11 you_-ed 0.38 you_can 0.17 you_could 0.3
  you_to -0.39 your -1.08 your_- -0.76 your_-s -0.31
`)

function weights(table: string): ReadonlyMap<string, number> {
  const pairs = table.matchAll(/(\S+) (-?[\d.]+)/g)
  return new Map([...pairs].map(([, name = "", weight = ""]) => [name.replaceAll("_", " "), Number(weight)]))
}
